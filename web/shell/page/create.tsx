// create.tsx - a new table: game, seats, options with their rules, and how people meet.
import { useState } from 'preact/hooks';
import { cardOf } from '../../kit/cards';
import { Icon, SeatSign } from '../parts/icon';
import { reasonOf, useLoaded } from '../parts/loaded';
import { becomeSomebody, longestName, NameField, useNameField } from '../parts/name';
import { createTable } from '../parts/numbers';
import { rememberLinks } from '../parts/links';
import { levelsOf, levelWord } from '../levels';
import { navigate, route } from '../route';
import { api } from '../wire/api';
import type { GameInfo, GameOption, NewTable } from '../wire/messages';
import { gameTitle, optionHelp, optionName, optionValue, seatWord } from '../words/game_words';
import { useLanguage, useWords } from '../words/words';
import { Frame } from './frame';
import { playersOf } from './players';
import { isReading, type Reading, readingOf, readingsIn, valuesOf } from './readings';

const levelsFirst = (game: GameInfo) => [...new Set([...levelsOf(game), ...game.bots])];

type SeatKind = 'me' | 'open' | `bot:${string}`;

const day = 86_400;
const undos = ['consent', 'free', 'none'] as const;
const clocks: readonly (NonNullable<NewTable['clock']> | null)[] = [
  null,
  { initial: 600, increment: 10 },
  { initial: 1800, increment: 30 },
  { initial: 3 * day, increment: day },
];

// The ends of a range and the number that is allowed beside it; one in the gap between them the server refuses in words.
const numbersOf = ({ range = [0, 0], also = range[0] }: GameOption) => [...range, also];

function OptionField({
  game,
  option,
  value,
  change,
}: {
  game: string;
  option: GameOption;
  value: string;
  change: (value: string) => void;
}) {
  const say = useWords();
  const language = useLanguage();
  const values = option.values;
  return (
    <div class="field option">
      <label>
        <span>{optionName(game, option, language)}</span>
        {values ? (
          <select value={value} onChange={(event) => change(event.currentTarget.value)}>
            {values.map((each) => (
              <option key={each} value={each}>
                {optionValue(game, option, each, language)}
              </option>
            ))}
          </select>
        ) : (
          <input
            type="number"
            min={Math.min(...numbersOf(option))}
            max={Math.max(...numbersOf(option))}
            value={value}
            onInput={(event) => change(event.currentTarget.value)}
          />
        )}
      </label>
      <small>
        {optionHelp(game, option, language)}{' '}
        {option.rule && <a href={`/rules/${game}#${option.rule}`}>{say('create.rule', { rule: option.rule })}</a>}
      </small>
    </div>
  );
}

interface OptionsProps {
  game: GameInfo;
  value: (option: string) => string;
  change: (values: Record<string, string>) => void;
}

function ReadingField({ game, value, change }: OptionsProps) {
  const say = useWords();
  const offered = readingsIn(game.options);
  const chosen = readingOf(game.options, value);
  return (
    <div class="field option">
      <label>
        <span>{say('create.reading')}</span>
        <select
          value={chosen}
          onChange={(event) => change(valuesOf(game.options, event.currentTarget.value as Reading))}
        >
          {chosen === 'mixed' && <option value="mixed">{say('create.reading.mixed')}</option>}
          {offered.map((reading) => (
            <option key={reading} value={reading}>
              {say(offered.length > 1 ? `create.reading.${reading}` : 'create.reading.both')}
            </option>
          ))}
        </select>
      </label>
      <small>{say('create.reading.help')}</small>
    </div>
  );
}

function Readings(props: OptionsProps) {
  const say = useWords();
  return (
    <>
      <ReadingField {...props} />
      <details class="readings">
        <summary>{say('create.readings')}</summary>
        <div class="fields">
          <OptionFields {...props} options={props.game.options.filter(isReading)} />
        </div>
      </details>
    </>
  );
}

function OptionFields({ game, options, value, change }: OptionsProps & { options: readonly GameOption[] }) {
  return (
    <>
      {options.map((option) => (
        <OptionField
          key={option.name}
          game={game.name}
          option={option}
          value={value(option.name)}
          change={(chosen) => change({ [option.name]: chosen })}
        />
      ))}
    </>
  );
}

function Options(props: OptionsProps) {
  const say = useWords();
  const { options } = props.game;
  return (
    <fieldset class="panel">
      <legend>{say('create.options')}</legend>
      <OptionFields {...props} options={options.filter((option) => !isReading(option))} />
      {options.some(isReading) && <Readings {...props} />}
    </fieldset>
  );
}

function SeatField({
  game,
  seat,
  value,
  kinds,
  change,
  name,
  rename,
}: {
  game: GameInfo;
  seat: number;
  value: SeatKind;
  kinds: readonly SeatKind[];
  change: (kind: SeatKind) => void;
  name: string | null; // null: nothing to tell apart
  rename: (name: string) => void;
}) {
  const say = useWords();
  const language = useLanguage();
  const word = (kind: SeatKind) =>
    kind.startsWith('bot:')
      ? say('create.seat.bot', { bot: levelWord(kind.slice(4), say) })
      : say(`create.seat.${kind as 'me' | 'open'}`);
  const title = seatWord(game.name, seat, game.seat_names[seat]!, language);
  return (
    <div class="field">
      <label class="seat-field">
        <SeatSign sign={cardOf(game.name).signs[seat]!} />
        <span>{title}</span>
        <select value={value} onChange={(event) => change(event.currentTarget.value as SeatKind)}>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {word(kind)}
            </option>
          ))}
        </select>
      </label>
      {name !== null && (
        <input
          value={name}
          maxLength={longestName}
          aria-label={say('name.seat', { seat: title })}
          placeholder={say('name.seat', { seat: title })}
          onInput={(event) => rename(event.currentTarget.value)}
        />
      )}
    </div>
  );
}

interface DetailsProps {
  details: Partial<NewTable>;
  change: (details: Partial<NewTable>) => void;
}

function Check({
  details,
  change,
  name,
  label,
}: DetailsProps & { name: 'visible' | 'random_order' | 'live'; label: string }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={details[name] ?? false}
        onChange={(event) => change({ ...details, [name]: event.currentTarget.checked })}
      />
      {label}
    </label>
  );
}

function ClockField({ details, change }: DetailsProps) {
  const say = useWords();
  const word = (clock: NewTable['clock'] | null) =>
    !clock
      ? say('create.clock.none')
      : clock.initial < day
        ? say('create.clock.minutes', { count: clock.initial / 60, increment: clock.increment })
        : say('create.clock.days', { count: clock.initial / day });
  const choose = (number: number) => {
    const { clock: _, ...rest } = details;
    const clock = clocks[number];
    change(clock ? { ...rest, clock } : rest);
  };
  return (
    <label class="field">
      <span>{say('create.clock')}</span>
      <select onChange={(event) => choose(event.currentTarget.selectedIndex)}>
        {clocks.map((clock) => (
          <option key={clock?.initial ?? 0}>{word(clock)}</option>
        ))}
      </select>
    </label>
  );
}

function Details({ details, change }: DetailsProps) {
  const say = useWords();
  return (
    <fieldset class="panel">
      <legend>{say('create.table')}</legend>
      <label class="field">
        <span>{say('create.name')}</span>
        <input
          maxLength={80}
          value={details.title ?? ''}
          onInput={(event) => change({ ...details, title: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>{say('create.undo')}</span>
        <select
          value={details.undo ?? 'consent'}
          onChange={(event) => change({ ...details, undo: undos[event.currentTarget.selectedIndex]! })}
        >
          {undos.map((undo) => (
            <option key={undo} value={undo}>
              {say(`create.undo.${undo}`)}
            </option>
          ))}
        </select>
      </label>
      <ClockField details={details} change={change} />
      <Check details={details} change={change} name="visible" label={say('create.visible')} />
      <Check details={details} change={change} name="live" label={say('create.live')} />
    </fieldset>
  );
}

function newSeat(kind: SeatKind, name: string | undefined): NewTable['seats'][number] {
  if (kind.startsWith('bot:')) return { kind: 'bot', bot: kind.slice(4) };
  if (kind === 'me' && name?.trim()) return { kind: 'me', name: name.trim() };
  return { kind: kind as 'me' | 'open' };
}

function Form({ games }: { games: readonly GameInfo[] }) {
  const say = useWords();
  const language = useLanguage();
  const hotseat = route.value.query.has('hotseat');
  const [name, setName] = useState(route.value.query.get('game') || games[0]!.name);
  const game = games.find((each) => each.name === name) ?? games[0]!;
  const defaults = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const [options, setOptions] = useState<Record<string, string>>({});
  const [seats, setSeats] = useState<Record<number, SeatKind>>({});
  const [names, setNames] = useState<Record<number, string>>({});
  const [ownName, setOwnName] = useNameField();
  const [details, setDetails] = useState<Partial<NewTable>>({});
  const [trouble, setTrouble] = useState('');
  const value = (option: string) => options[option] ?? defaults[option] ?? '';
  const players = Number(value('players')) || playersOf(game)[0]!;
  const seatKind = (seat: number): SeatKind => seats[seat] ?? (seat === 0 || hotseat ? 'me' : 'open');
  const kinds: SeatKind[] = ['me', 'open', ...levelsFirst(game).map((bot): SeatKind => `bot:${bot}`)];

  const all = Array.from({ length: players }, (_, seat) => seat);
  const shared = all.filter((seat) => seatKind(seat) === 'me').length > 1; // one device, several people
  const seen = !shared && all.some((seat) => seatKind(seat) === 'open');

  const start = async (event: Event) => {
    event.preventDefault();
    try {
      await becomeSomebody(seen ? ownName : undefined);
      const table = await createTable({
        game: game.name,
        ...details,
        options: { ...defaults, ...options },
        seats: all.map((seat) => newSeat(seatKind(seat), shared ? names[seat] : undefined)),
      });
      rememberLinks(table);
      navigate(`/table/${table.id}`);
    } catch (problem) {
      setTrouble(reasonOf(problem));
    }
  };
  return (
    <form class="form create" onSubmit={(event) => void start(event)}>
      <label class="field">
        <span>{say('create.game')}</span>
        <select
          value={game.name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setOptions({});
            setSeats({});
          }}
        >
          {games.map((each) => (
            <option key={each.name} value={each.name}>
              {gameTitle(each, language)}
            </option>
          ))}
        </select>
      </label>
      <Options game={game} value={value} change={(values) => setOptions({ ...options, ...values })} />
      <fieldset class="panel">
        <legend>{say('create.seats')}</legend>
        {all.map((seat) => (
          <SeatField
            key={seat}
            game={game}
            seat={seat}
            value={seatKind(seat)}
            kinds={kinds}
            change={(kind) => setSeats({ ...seats, [seat]: kind })}
            name={shared && seatKind(seat) === 'me' ? (names[seat] ?? '') : null}
            rename={(chosen) => setNames({ ...names, [seat]: chosen })}
          />
        ))}
        <Check details={details} change={setDetails} name="random_order" label={say('create.random_order')} />
        {seen && <NameField name={ownName} change={setOwnName} />}
      </fieldset>
      <Details details={details} change={setDetails} />
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button class="btn primary big">
        <Icon name="table" />
        {say('create.start')}
      </button>
    </form>
  );
}

export function CreatePage() {
  const say = useWords();
  const [games, retry] = useLoaded(api.games, []);
  const title = say(route.value.query.has('hotseat') ? 'create.hotseat.title' : 'create.title');
  return (
    <Frame section="play" title={title}>
      {games.state === 'loading' && <p>{say('loading')}</p>}
      {games.state === 'trouble' && (
        <p class="trouble" role="alert">
          {games.reason}{' '}
          <button class="btn" onClick={retry}>
            {say('retry')}
          </button>
        </p>
      )}
      {games.state === 'here' && <Form games={games.value} />}
    </Frame>
  );
}
