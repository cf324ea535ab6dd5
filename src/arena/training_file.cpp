// training_file.cpp - the story of a training as comments above its weights, and as a curve.
#include "arena/training_file.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/markup.hpp"

namespace ozy {

namespace {

constexpr std::string_view title_mark = "# Weights of ", command_mark = "#   ", round_mark = "# round ",
                           loss_mark = " loss ";
constexpr double width = 640, height = 300, left = 60, right = 620, top = 20, bottom = 260;

std::string text_at(double x, double y, std::string_view anchor, const std::string& text) {
    return "<text x=\"" + decimal(x, 1) + "\" y=\"" + decimal(y, 1) + "\" text-anchor=\"" + std::string(anchor) +
           "\">" + text + "</text>\n";
}

}  // namespace

std::string to_text(const TrainingFile& file, std::span<const std::string_view> names) {
    std::string out = std::string(title_mark) + file.title + ", learned by\n" + std::string(command_mark) +
                      file.command + "\n# Loss of the weights before a round, on the games of that round:\n";
    for (std::size_t i = 0; i < file.losses.size(); ++i)
        out += std::string(round_mark) + std::to_string(i + 1) + std::string(loss_mark) + decimal(file.losses[i], 4) +
               "\n";
    return out + "# feature, weight in the opening, weight at the end\n" + write_weights(file.weights, names);
}

Result<TrainingFile> read_training(std::string_view text, std::span<const std::string_view> names) {
    TrainingFile file;
    auto weights = read_weights(text, names);
    if (!weights) return weights.error();
    file.weights = std::move(*weights);
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        const std::string_view line = text.substr(start, end - start);
        start = end + 1;
        if (line.starts_with(title_mark))
            file.title = line.substr(title_mark.size(), line.find(',') - title_mark.size());
        if (line.starts_with(command_mark)) file.command = line.substr(command_mark.size());
        if (line.starts_with(round_mark) && line.find(loss_mark) != line.npos)
            file.losses.push_back(
                std::strtod(std::string(line.substr(line.find(loss_mark) + loss_mark.size())).c_str(), nullptr));
    }
    return file;
}

std::string learning_curve(const TrainingFile& file, int seats) {
    const double even = std::log(seats);
    const double lowest = file.losses.empty() ? 0 : *std::min_element(file.losses.begin(), file.losses.end()) * 0.95;
    const double highest =
        std::max(even, file.losses.empty() ? 0 : *std::max_element(file.losses.begin(), file.losses.end())) * 1.02;
    const auto x = [&](std::size_t round) {
        return left + (right - left) * static_cast<double>(round) /
                          std::max<double>(1, static_cast<double>(file.losses.size()) - 1);
    };
    const auto y = [&](double loss) { return bottom - (bottom - top) * (loss - lowest) / (highest - lowest); };
    std::string out =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + decimal(width, 0) + " " + decimal(height, 0) +
        "\" font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n";
    for (int i = 0; i <= 4; ++i) {
        const double loss = lowest + (highest - lowest) * i / 4;
        out += "<path d=\"M" + decimal(left, 1) + " " + decimal(y(loss), 1) + "H" + decimal(right, 1) +
               "\" stroke=\"#ddd\"/>\n";
        out += text_at(left - 8, y(loss) + 4, "end", decimal(loss, 3));
    }
    out += "<path d=\"M" + decimal(left, 1) + " " + decimal(y(even), 1) + "H" + decimal(right, 1) +
           "\" stroke=\"#555\" stroke-dasharray=\"4 3\"/>\n";
    out += text_at(right, y(even) - 6, "end", "even chances");
    std::string line;
    for (std::size_t i = 0; i < file.losses.size(); ++i) {
        line += (i == 0 ? "M" : "L") + decimal(x(i), 1) + " " + decimal(y(file.losses[i]), 1);
        out += "<circle cx=\"" + decimal(x(i), 1) + "\" cy=\"" + decimal(y(file.losses[i]), 1) +
               "\" r=\"3\" fill=\"#1f5fa8\"/>\n";
        out += text_at(x(i), bottom + 18, "middle", std::to_string(i + 1));
    }
    out += "<path d=\"" + line + "\" fill=\"none\" stroke=\"#1f5fa8\" stroke-width=\"2\"/>\n";
    return out + text_at((left + right) / 2, height - 6, "middle", "loss by round: " + file.title) + "</svg>\n";
}

}  // namespace ozy
