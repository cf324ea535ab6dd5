// outbox.cpp - see outbox.hpp.
#include "server/lobby/outbox.hpp"

#include <exception>

#include "server/log.hpp"

namespace ozy::server {

void Outbox::deliver() {
    leaving_.swap(parcels_);
    for (Parcel& parcel : leaving_) try {
            if (auto* letter = std::get_if<Letter>(&parcel))
                letter->client->send(std::move(letter->message));
            else
                std::get<std::function<void()>>(parcel)();
        } catch (const std::exception& error) {
            log("answer_failed", {{"why", error.what()}});
        }
    leaving_.clear();
}

}  // namespace ozy::server
