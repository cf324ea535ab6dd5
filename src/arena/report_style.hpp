// report_style.hpp - how the page of a tournament looks: the colours and type of the web page
// (web/shell/style/tokens.css). Its fonts are used where they are installed.
#pragma once

#include <string_view>

namespace ozy {

inline constexpr std::string_view report_style = R"css(
:root {
  color-scheme: light dark;
  --page: #FBF6EA; --panel: #FFFCF4; --well: #F3EAD3; --line: #D2BA86;
  --text: #1E1B18; --text-2: #4A4239; --text-3: #645847;
  --mark: #1F4E8C; --even: #964120; --gold: #C8962E;
  --shadow: 0 1px 2px #5B431A2E, 0 6px 18px #5B431A1C;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #17140F; --panel: #221D17; --well: #2E271E; --line: #5B4C36;
    --text: #EFE6D2; --text-2: #CDBFA4; --text-3: #A8987B;
    --mark: #7FB0E6; --even: #E09A78; --gold: #E3B95B;
    --shadow: 0 1px 2px #0006;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  font: 400 1.0625rem/1.45 "Alegreya Sans", system-ui, "Segoe UI", sans-serif;
  font-variant-numeric: tabular-nums lining-nums;
  color: var(--text); background: var(--page);
}
main { max-width: 60rem; margin: 0 auto; padding: 32px 24px 64px; display: grid; gap: 24px; }
main > * { min-width: 0; }
h1, h2, .eyebrow { font-family: Alegreya, Georgia, "Times New Roman", serif; font-weight: 700; line-height: 1.15; }
h1 { font-size: 2.25rem; }
h2 { font-size: 1.25rem; }
.eyebrow { font-variant-caps: small-caps; letter-spacing: .06em; color: var(--even); }
.lead { font-size: 1.25rem; max-width: 42rem; margin-top: 12px; overflow-wrap: anywhere; }
.warnings { margin: 0; padding: 12px 14px 12px 32px; border: 2px solid var(--even); border-radius: 8px; }
.chips { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 16px; padding: 0; list-style: none; }
.chips li {
  padding: 1px 12px; border-radius: 999px;
  background: var(--well); color: var(--text-2); font-size: .9375rem;
}
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 12px; }
.facts div {
  padding: 10px 14px; border: 1px solid var(--line); border-top: 3px solid var(--gold); border-radius: 8px;
  background: var(--panel);
}
.facts dt { font-size: .8125rem; color: var(--text-3); }
.facts dd { font-size: 1.625rem; font-weight: 700; line-height: 1.2; overflow-wrap: anywhere; }
section {
  padding: 18px 20px 14px; border: 1px solid var(--line); border-radius: 12px;
  background: var(--panel); box-shadow: var(--shadow);
}
section > p { max-width: 44rem; margin: 4px 0 10px; color: var(--text-2); font-size: .9375rem; }
.row {
  display: grid; grid-template-columns: 11rem minmax(0, 1fr) 12rem; gap: 0 20px;
  align-items: center; min-height: 38px;
}
.name { padding: 4px 0; font-weight: 700; line-height: 1.15; overflow-wrap: anywhere; }
.value { font-weight: 700; text-align: right; white-space: nowrap; }
.value small { margin-left: 6px; font-size: .875rem; font-weight: 400; color: var(--text-3); }
svg { display: block; width: 100%; height: 38px; overflow: visible; }
text { font-size: .8125rem; fill: var(--text-3); }
.axis, .axis svg { min-height: 0; height: 20px; }
.grid { stroke: var(--line); stroke-opacity: .6; }
.even { stroke: var(--even); stroke-width: 1.5; stroke-dasharray: 4 4; }
.range { stroke: var(--mark); stroke-width: 8; stroke-linecap: round; stroke-opacity: .3; }
.dot { fill: var(--mark); stroke: var(--panel); stroke-width: 2; }
.bar { fill: var(--mark); fill-opacity: .75; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; white-space: nowrap; }
th, td { padding: 6px 10px; border-bottom: 1px solid var(--line); text-align: right; }
th { font-weight: 500; color: var(--text-3); }
tr:last-child td { border-bottom: 0; }
th:first-child, td:first-child { padding-left: 0; text-align: left; }
td:first-child { min-width: 8rem; font-weight: 700; white-space: normal; overflow-wrap: anywhere; }
.interval { padding-left: 0; color: var(--text-3); }
footer { max-width: 44rem; color: var(--text-3); font-size: .9375rem; }
footer p + p { margin-top: 8px; }
code { font-size: .9em; overflow-wrap: anywhere; }
@media (max-width: 699px) {
  main { padding: 20px 14px 40px; gap: 16px; }
  h1 { font-size: 1.625rem; }
  .lead { font-size: 1.0625rem; }
  section { padding: 14px 16px 12px; }
  .facts { grid-template-columns: repeat(2, 1fr); gap: 8px; }
  .facts dd { font-size: 1.25rem; }
  .row { grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; padding: 4px 0; }
  .row svg { grid-column: 1 / -1; grid-row: 2; height: 26px; }
  .axis span { display: none; }
  .axis svg { grid-row: 1; height: 20px; }
}
)css";

}  // namespace ozy
