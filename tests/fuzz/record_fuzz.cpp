// record_fuzz.cpp - random text as a record: what can be read of it can be written and read again.
#include "fuzz/fuzz.hpp"
#include "table/record.hpp"
#include "table/registry.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const ozy::fuzz::Bytes input(bytes, size);
    const auto record = ozy::read_record(input.rest(), ozy::open_table);
    if (!record) {
        ozy::fuzz::demand(!record.error().detail.empty(), "no reason given");
        return 0;
    }
    const std::string written = ozy::write_record(record->header, *record->table);
    const auto again = ozy::read_record(written, ozy::open_table);
    ozy::fuzz::demand(again.has_value() && !again->damage, written);
    ozy::fuzz::demand(again->table->fingerprint() == record->table->fingerprint(), written);
    return 0;
}
