// tensor_page_test.cpp - docs/TENSORS.md says what the code does.
#include "table/tensor_page.hpp"

#include <gmock/gmock.h>

#include "table/file.hpp"
#include "tree.hpp"

namespace ozy {
namespace {

TEST(TensorPage, is_what_the_code_makes) {
    const std::string page = tensor_page();
    const Result<std::string> kept = read_file(in_tree("docs/TENSORS.md"));
    ASSERT_TRUE(kept) << "ozy games --tensors > docs/TENSORS.md";
    EXPECT_EQ(*kept, page) << "ozy games --tensors > docs/TENSORS.md";
    EXPECT_THAT(page, ::testing::HasSubstr("37 x 11 x 16"));
}

}  // namespace
}  // namespace ozy
