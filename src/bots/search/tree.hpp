// tree.hpp - the nodes of a search, all in one block of memory that never grows.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>

#include "bots/odds.hpp"
#include "core/assert.hpp"
#include "core/move.hpp"
#include "core/seat.hpp"

namespace ozy {

using NodeId = std::uint32_t;
inline constexpr NodeId no_node = 0;

// A choice that was looked at: the move, who made it, and how it went for that seat. The position behind it differs
// from iteration to iteration, as chance and hidden things are drawn anew.
struct Node {
    std::int64_t total : 44;   // chances of the mover, added up over the visits: enough for 146 million
    std::uint64_t guess : 16;  // the mover's chance before any visit
    std::int64_t seat : 4;     // the mover's
    Move move;
    std::uint32_t visits;
    std::uint32_t available;   // how often it could have been chosen
    NodeId first_child, next;  // siblings by descending guess
    float weight;              // of the guess, against its siblings'

    Seat mover() const { return static_cast<Seat>(seat); }
    double mean() const { return static_cast<double>(total) / static_cast<double>(visits); }
};
// Two to a line of the processor's cache.
static_assert(sizeof(Node) == 32 && certain <= UINT16_MAX && max_seats <= 8);

class Tree {
  public:
    explicit Tree(std::size_t capacity)
        : nodes_(std::make_unique_for_overwrite<Node[]>(capacity)),
          choices_(std::make_unique_for_overwrite<std::uint32_t[]>(capacity)),
          capacity_(capacity) {
        OZY_ASSERT(capacity >= 2);
        clear();
    }

    // Only a root is left.
    void clear() {
        count_ = 1;  // 0 is no_node
        root_ = add({});
    }
    // The subtree behind a child of the root goes on; false if it is too small to be of use.
    bool keep(Move move) {
        NodeId child = (*this)[root_].first_child;
        while (child != no_node && (*this)[child].move != move) child = (*this)[child].next;
        if (child == no_node || (*this)[child].first_child == no_node || count_ > capacity_ / 2) return false;
        root_ = child;
        return true;
    }
    // How many visits the most visited child of the root is ahead of the next one; 0 without two of them.
    std::uint32_t lead_at_root() const {
        std::uint32_t most = 0, second = 0;
        int children = 0;
        for (NodeId id = (*this)[root_].first_child; id != no_node; id = (*this)[id].next, ++children) {
            second = std::max(second, std::min(most, (*this)[id].visits));
            most = std::max(most, (*this)[id].visits);
        }
        return children < 2 ? 0 : most - second;
    }
    NodeId root() const { return root_; }
    bool full() const { return count_ >= capacity_; }
    std::size_t size() const { return count_ - 1; }

    NodeId add(const Node& node) {
        OZY_ASSERT(!full());
        nodes_[count_] = node;
        return static_cast<NodeId>(count_++);
    }
    Node& operator[](NodeId id) { return nodes_[id]; }
    const Node& operator[](NodeId id) const { return nodes_[id]; }
    // Of a node with children: a number of the moves they were made for, equal if all of them are legal again.
    std::uint32_t& choices_of(NodeId parent) { return choices_[parent]; }

  private:
    std::unique_ptr<Node[]> nodes_;  // pages are touched only when nodes are added
    std::unique_ptr<std::uint32_t[]> choices_;
    std::size_t capacity_, count_ = 0;
    NodeId root_ = no_node;
};

}  // namespace ozy
