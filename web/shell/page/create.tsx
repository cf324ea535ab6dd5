// create.tsx - a new table: game, seats, options with their rules, and how people meet.
import { useState } from 'preact/hooks';
import { cardOf } from '../../games';
import { Icon, SeatSign } from '../parts/icon';
import { reasonOf, useLoaded } from '../parts/loaded';
import { becomeSomebody } from '../parts/name';
import { rememberLinks } from '../parts/links';
import { levelsOf, levelWord } from '../levels';
import { navigate, route } from '../route';
import { api } from '../wire/api';
import type { GameInfo, GameOption, NewTable } from '../wire/messages';
import { gameTitle, optionHelp, optionName, optionValue, seatWord } from '../words/game_words';
import { useLanguage, useWords } from '../words/words';
import { Frame } from './frame';
import { playersOf } from './front';

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
            min={option.range?.[0]}
            max={option.range?.[1]}
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

function SeatField({
  game,
  seat,
  value,
  kinds,
  change,
}: {
  game: GameInfo;
  seat: number;
  value: SeatKind;
  kinds: readonly SeatKind[];
  change: (kind: SeatKind) => void;
}) {
  const say = useWords();
  const language = useLanguage();
  const word = (kind: SeatKind) =>
    kind.startsWith('bot:')
      ? say('create.seat.bot', { bot: levelWord(kind.slice(4), say) })
      : say(`create.seat.${kind as 'me' | 'open'}`);
  return (
    <label class="field seat-field">
      <SeatSign sign={cardOf(game.name).signs[seat]!} />
      <span>{seatWord(game.name, seat, game.seat_names[seat]!, language)}</span>
      <select value={value} onChange={(event) => change(event.currentTarget.value as SeatKind)}>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {word(kind)}
          </option>
        ))}
      </select>
    </label>
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

function Form({ games }: { games: readonly GameInfo[] }) {
  const say = useWords();
  const language = useLanguage();
  const hotseat = route.value.query.has('hotseat');
  const [name, setName] = useState(route.value.query.get('game') || games[0]!.name);
  const game = games.find((each) => each.name === name) ?? games[0]!;
  const defaults = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const [options, setOptions] = useState<Record<string, string>>({});
  const [seats, setSeats] = useState<Record<number, SeatKind>>({});
  const [details, setDetails] = useState<Partial<NewTable>>({});
  const [trouble, setTrouble] = useState('');
  const value = (option: string) => options[option] ?? defaults[option] ?? '';
  const players = Number(value('players')) || playersOf(game)[0]!;
  const seatKind = (seat: number): SeatKind => seats[seat] ?? (seat === 0 || hotseat ? 'me' : 'open');
  const kinds: SeatKind[] = ['me', 'open', ...levelsFirst(game).map((bot): SeatKind => `bot:${bot}`)];

  const start = async (event: Event) => {
    event.preventDefault();
    try {
      await becomeSomebody();
      const table = await api.create({
        game: game.name,
        ...details,
        options: { ...defaults, ...options },
        seats: Array.from({ length: players }, (_, seat) => {
          const kind = seatKind(seat);
          return kind.startsWith('bot:') ? { kind: 'bot', bot: kind.slice(4) } : { kind: kind as 'me' | 'open' };
        }),
      });
      rememberLinks(table);
      navigate(`/table/${table.id}`);
    } catch (problem) {
      setTrouble(reasonOf(problem));
    }
  };
  return (
    <form class="form create" onSubmit={start}>
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
      <fieldset class="panel">
        <legend>{say('create.options')}</legend>
        {game.options.map((option) => (
          <OptionField
            key={option.name}
            game={game.name}
            option={option}
            value={value(option.name)}
            change={(chosen) => setOptions({ ...options, [option.name]: chosen })}
          />
        ))}
      </fieldset>
      <fieldset class="panel">
        <legend>{say('create.seats')}</legend>
        {Array.from({ length: players }, (_, seat) => (
          <SeatField
            key={seat}
            game={game}
            seat={seat}
            value={seatKind(seat)}
            kinds={kinds}
            change={(kind) => setSeats({ ...seats, [seat]: kind })}
          />
        ))}
        <Check details={details} change={setDetails} name="random_order" label={say('create.random_order')} />
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
