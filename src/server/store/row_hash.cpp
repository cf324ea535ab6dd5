// row_hash.cpp - see row_hash.hpp.
#include "server/store/row_hash.hpp"

#include <sodium.h>
#include <sqlite3.h>

#include "server/store/sqlite.hpp"

namespace ozy::server {

namespace {

constexpr std::size_t hash_bytes = 16;

template <class Number>
void hash_number(crypto_generichash_state& state, Number number) {
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char*>(&number), sizeof number);
}

// The kind and the length go first: what belongs to one column is never taken for its neighbour's.
void hash_value(crypto_generichash_state& state, sqlite3_value* value) {
    const int kind = sqlite3_value_type(value);
    hash_number(state, kind);
    if (kind == SQLITE_NULL) return;
    if (kind == SQLITE_INTEGER) return hash_number(state, sqlite3_value_int64(value));
    if (kind == SQLITE_FLOAT) return hash_number(state, sqlite3_value_double(value));
    const auto* bytes = static_cast<const unsigned char*>(sqlite3_value_blob(value));
    const int size = sqlite3_value_bytes(value);
    hash_number(state, size);
    crypto_generichash_update(&state, bytes, static_cast<std::size_t>(size));
}

void row_hash(sqlite3_context* context, int count, sqlite3_value** values) {
    crypto_generichash_state state;
    crypto_generichash_init(&state, nullptr, 0, hash_bytes);
    for (int i = 0; i < count; ++i) hash_value(state, values[i]);
    std::array<unsigned char, hash_bytes> hash{};
    crypto_generichash_final(&state, hash.data(), hash.size());
    sqlite3_result_blob(context, hash.data(), static_cast<int>(hash.size()), SQLITE_TRANSIENT);
}

}  // namespace

std::string is_intact(std::string_view table) {
    const std::string prefix = std::string(table) + ".";
    std::string out = prefix + "hash IS row_hash(" + prefix;
    for (const HashedTable& one : hashed_tables) {
        if (one.name != table) continue;
        for (const char letter : one.columns) out.append(1, letter).append(letter == ' ' ? prefix : "");
        if (!one.link.empty()) out.append(", ").append(one.link);
    }
    return out + ")";
}

void add_row_hash(sqlite3* database) {
    constexpr int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY;
    const int code =
        sqlite3_create_function_v2(database, "row_hash", -1, flags, nullptr, row_hash, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) throw SqliteError(code, std::string("database: ") + sqlite3_errstr(code));
}

}  // namespace ozy::server
