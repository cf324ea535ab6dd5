// markdown.tsx - draws Markdown from its tokens, element by element: what is not known here, HTML included, is shown as text.
import type { ComponentChildren, VNode } from 'preact';
import type { Token, Tokens } from 'marked';

const ruleName = /\b([A-Z]{2}-\d+\.\d+[a-z]?)\b/;
const ruleAtStart = /^\**\[?([A-Z]{2}-\d+\.\d+[a-z]?)\b/;

// The rule that a paragraph, an entry of a list or a row of a table is about: its address on the page.
const idOf = (raw: string) => ruleAtStart.exec(raw.trim())?.[1];

// Every rule named in passing is a link to it.
const withRules = (text: string): ComponentChildren[] =>
  text
    .split(ruleName)
    .map((piece, at) => (at % 2 === 1 ? <a href={`${location.pathname}#${piece}`}>{piece}</a> : piece));

const safe = /^(https?:\/\/|[#/](?!\/))/; // no script, no other site in disguise

function Inline({ tokens }: { tokens: readonly Token[] }): VNode {
  return (
    <>
      {tokens.map((token) => {
        const parts = (token as Tokens.Generic).tokens;
        const inner = parts && <Inline tokens={parts} />;
        switch (token.type) {
          case 'strong':
            return isOwnNumber(token) ? (
              <b class="rule-number">{token['text'].slice(1, -1)}</b>
            ) : (
              <strong>{inner}</strong>
            );
          case 'em':
            return <em>{inner}</em>;
          case 'del':
            return <del>{inner}</del>;
          case 'codespan':
            return <code>{token['text']}</code>;
          case 'br':
            return <br />;
          case 'link':
            return safe.test(String(token['href'])) ? <a href={String(token['href'])}>{inner}</a> : inner;
          case 'text':
            return inner ?? <>{withRules(String(token['text']))}</>;
          default:
            return <>{withRules('text' in token ? String(token['text']) : token.raw)}</>;
        }
      })}
    </>
  );
}

const isOwnNumber = (token: Token) => /^\[[A-Z]{2}-\d+\.\d+[a-z]?\]$/.test((token as Tokens.Strong).text);

function Table({ table }: { table: Tokens.Table }) {
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={table.header.map(({ text }) => text).join(', ')}>
      <table>
        <thead>
          <tr>
            {table.header.map((cell) => (
              <th scope="col">
                <Inline tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr id={idOf(row[0]?.text ?? '')}>
              {row.map((cell) => (
                <td>
                  <Inline tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function List({ list }: { list: Tokens.List }) {
  const items = list.items.map((item) => (
    <li id={idOf(item.text)}>
      <Markdown tokens={item.tokens} />
    </li>
  ));
  return list.ordered ? <ol start={Number(list.start)}>{items}</ol> : <ul>{items}</ul>;
}

type Headings = Readonly<Record<string, string>>;

// Of a heading its number, and what it is called without notes.
export const headingIn = (text: string) => /^(?<number>[\d.]+ )?(?<title>.*?)(?: \*.*)?$/.exec(text)!.groups!;

// In the language of the page, where it has a word for it.
function Heading({ heading, headings }: { heading: Tokens.Heading; headings: Headings }) {
  const { number = '', title = '' } = headingIn(heading.text);
  const said = headings[title];
  const content = said === undefined ? <Inline tokens={heading.tokens} /> : number + said;
  const language = said === undefined ? {} : { lang: document.documentElement.lang };
  return heading.depth > 2 ? <h3 {...language}>{content}</h3> : <h2 {...language}>{content}</h2>;
}

const english: Headings = {};

export function Markdown({ tokens, headings = english }: { tokens: readonly Token[]; headings?: Headings }): VNode {
  return (
    <>
      {tokens.map((token) => {
        switch (token.type) {
          case 'space':
            return null;
          case 'heading':
            return <Heading key={token.raw} heading={token as Tokens.Heading} headings={headings} />;
          case 'paragraph':
            return (
              <p id={idOf(token.raw)}>
                <Inline tokens={token.tokens ?? []} />
              </p>
            );
          case 'list':
            return <List list={token as Tokens.List} />;
          case 'table':
            return <Table table={token as Tokens.Table} />;
          case 'code':
            return <pre tabIndex={0}>{token['text']}</pre>;
          case 'hr':
            return <hr />;
          case 'blockquote':
            return (
              <blockquote>
                <Markdown tokens={token.tokens ?? []} />
              </blockquote>
            );
          case 'text':
            return <Inline tokens={token.tokens ?? [token]} />;
          default:
            return <p>{token.raw}</p>;
        }
      })}
    </>
  );
}
