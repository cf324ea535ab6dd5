// desk.tsx - beside the map: turns and empires, the four boxes, forecast, majorities.
import { plain } from '../../kit/speech';
import type { Scene } from '../../kit/game';
import { kept, shownOn, still } from '../../kit/kept';
import { empireList, landOf } from './ground';
import { SeatIcon, Sign, Ware } from './pieces';
import { boxes, numerals, type Box, type FloodSeat, type FloodView } from './view';
import { floodWords, type FloodWord } from './words';

type FloodScene = Scene<FloodView>;
type Props = { scene: FloodScene };

export const placeName = ({ speaker }: FloodScene, id: string): string => {
  const land = landOf(id);
  if (land) return speaker.translation?.forms[`area.${id}`]?.[''] ?? land.name;
  return floodWords(speaker.language)(id as FloodWord);
};
const empireName = ({ speaker }: FloodScene, id: string) =>
  speaker.translation?.forms[`empire.${id}`]?.[''] ?? empireList.find((empire) => empire.id === id)?.name ?? id;

const years = [2500, 2150, 1800, 1450, 1100];

function Empire({ scene, id, armies }: Props & { id: string; armies: number }) {
  const { view, speaker, lit, you } = scene;
  const say = floodWords(speaker.language);
  const name = empireName(scene, id);
  const starter = view.seats.find((seat) => seat.empire === id);
  const open = typeof you === 'number' && view.seats[you]!.forecast.empires_now.includes(id);
  const soon = typeof you === 'number' && view.seats[you]!.forecast.empires_next.includes(id);
  const choice = lit.get(`empire.${id}`);
  const label = starter
    ? say('started_by', { empire: name, name: speaker.nameOf(starter.seat) })
    : say('empire_armies', { empire: name, count: armies });
  const content = (
    <>
      {starter && <SeatIcon seat={starter.seat} />}
      {!starter && (open || soon) && <Sign symbol="af.start-empire" paint="may" />}
      <span>{name}</span> <b>{armies}</b>
    </>
  );
  if (choice)
    return (
      <button class="lit" data-target={choice.target}>
        {content}
        <span class="sr">. {plain(choice.label, speaker)}</span>
      </button>
    );
  return (
    <span
      role="img"
      aria-label={open ? `${label}, ${say('may_start', { name: speaker.nameOf(you), empire: name })}` : label}
    >
      {content}
    </span>
  );
}

export function Track({ scene }: Props) {
  const say = floodWords(scene.speaker.language);
  const { turn } = scene.view;
  return (
    <section class="panel track" aria-label={say('track')}>
      {years.map((year, at) => {
        const number = at + 1;
        return (
          <div
            key={year}
            class={number === turn ? 'now' : number < turn ? 'past' : ''}
            {...(number === turn ? { 'aria-current': 'step' as const } : {})}
          >
            <h3>
              {numerals[number]} <small>{year}</small>
              {number % 2 === 0 && <Sign symbol="af.decline" label={say('decline')} />}
            </h3>
            <ul>
              {empireList
                .filter((empire) => empire.turn === number)
                .map(({ id, armies }) => (
                  <li key={id}>
                    <Empire scene={scene} id={id} armies={armies} />
                  </li>
                ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

const heads = (count: number, paint = '') => (
  <span class={`heads ${paint}`}>
    {count <= 5 ? (
      Array.from({ length: count }, (_, at) => <Sign key={at} symbol="af.worker" />)
    ) : (
      <>
        <Sign symbol="af.worker" />
        <b>{count}</b>
      </>
    )}
  </span>
);

function BoxRow({ scene, box, seat }: Props & { box: Box; seat: FloodSeat }) {
  const say = floodWords(scene.speaker.language);
  const ready = seat.workers[box] ?? 0;
  const name = scene.speaker.nameOf(seat.seat);
  if (box === 'irrigation' || box === 'weaving') {
    const brings = box === 'irrigation' ? seat.forecast.grain : seat.forecast.textile;
    return (
      <li aria-label={say('workers_in', { name, workers: say('some_workers', { count: ready }), brings })}>
        <SeatIcon seat={seat.seat} />
        {heads(ready)}
        <b class="brings">+{brings}</b>
      </li>
    );
  }
  const used = seat.workers[`used_${box}`] ?? 0;
  const fresh = box === 'scribes' ? seat.fresh_scribes : 0;
  return (
    <li aria-label={say('ready_of', { name, count: ready - fresh, used, fresh })}>
      <SeatIcon seat={seat.seat} />
      <span class="heads">
        {heads(ready - fresh)}
        {Array.from({ length: fresh }, (_, at) => (
          <span key={at} class="fresh">
            <Sign symbol="af.worker" />
            <Sign symbol="af.fresh" paint="star" />
          </span>
        ))}
      </span>
      {heads(used, 'used')}
    </li>
  );
}

// A box is one thing to choose; its used side another.
function BoxPanel({ scene, box }: Props & { box: Box }) {
  const { view, lit, speaker, path, ghost } = scene;
  const say = floodWords(speaker.language);
  const points = view.majorities.find(({ place }) => place === box)?.points;
  const used = lit.get(`box.used_${box}`);
  const choice = lit.get(`box.${box}`);
  const chosen = ghost?.target === `box.${box}` || path.some(({ target }) => target === `box.${box}`);
  const hasUsed = box === 'scribes' || box === 'toolmakers';
  return (
    <div class={`box ${choice ? 'lit' : ''} ${chosen ? 'chosen' : ''}`}>
      <h3>
        <button
          class={choice ? 'lit' : ''}
          data-target={`box.${box}`}
          aria-disabled={!choice}
          aria-label={choice ? `${say(box)}. ${plain(choice.label, speaker)}` : say(box)}
        >
          <Sign symbol={`af.box-${box}`} />
          {say(box)}
        </button>
        {points !== undefined && (
          <span class="points" data-about="af.majority" data-note={say('at_end', { count: points })}>
            <Sign symbol="af.vp" label={say('at_end', { count: points })} />
            {points}
          </span>
        )}
        {hasUsed &&
          (used ? (
            <button
              class="lit used-side"
              data-target={used.target}
              aria-label={`${say('used')}. ${plain(used.label, speaker)}`}
            >
              {say('used')}
            </button>
          ) : (
            <span class="used-side">{say('used')}</span>
          ))}
      </h3>
      <ul>
        {view.seats.map((seat) => (
          <BoxRow key={seat.seat} scene={scene} box={box} seat={seat} />
        ))}
      </ul>
    </div>
  );
}

export function Boxes({ scene }: Props) {
  const say = floodWords(scene.speaker.language);
  return (
    <section class="panel boxes" aria-label={say('boxes')} data-roving>
      {boxes.map((box) => {
        const values = [...still(scene), ...shownOn(scene, `box.${box}`, `box.used_${box}`)];
        return kept(() => <BoxPanel scene={scene} box={box} />, values, box);
      })}
    </section>
  );
}

const lostTo = (seat: FloodSeat) => Object.values(seat.forecast.decline).reduce((sum, count) => sum + count, 0);

export function Outlook({ scene }: Props) {
  const { view, speaker, you } = scene;
  const say = floodWords(speaker.language);
  const last = view.turn === 5;
  const mine = typeof you === 'number' ? Object.entries(view.seats[you]!.forecast.decline) : [];
  const places = mine.map(([place, count]) => `${placeName(scene, place)} ${count}`).join(', ');
  return (
    <section class={`panel outlook ${view.decline_next ? 'warns' : ''}`}>
      <h2 class="caps">{say(last ? 'forecast_last' : view.decline_next ? 'decline_warning' : 'forecast')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{say('seat')}</span>
            </th>
            {!last && (
              <>
                <th scope="col">
                  <Ware good="grain" label={say('grain')} />
                </th>
                <th scope="col">
                  <Ware good="textile" label={say('textile')} />
                </th>
              </>
            )}
            {view.decline_next && (
              <th scope="col" data-about="af.decline" data-note={say('lost')}>
                <Sign symbol="af.decline" label={say('lost')} />
              </th>
            )}
            {(['army', 'city', 'majority'] as const).map((kind) => (
              <th key={kind} scope="col" data-about="af.vp" data-note={say(`${kind}_vp`)}>
                <Sign symbol={`af.${kind}`} label={say(`${kind}_vp`)} />
                <small>{say('vp')}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.seats.map((seat) => (
            <tr key={seat.seat} class={seat.seat === you ? 'mine' : ''}>
              <th scope="row">
                <SeatIcon seat={seat.seat} /> {speaker.nameOf(seat.seat)}
              </th>
              {!last && (
                <>
                  <td>+{seat.forecast.grain}</td>
                  <td>+{seat.forecast.textile}</td>
                </>
              )}
              {view.decline_next && <td class="loss">{lostTo(seat) > 0 ? `−${lostTo(seat)}` : 0}</td>}
              <td>{seat.forecast.army_points}</td>
              <td>{seat.forecast.expansion_points}</td>
              <td>{seat.forecast.majority_points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {view.decline_next && typeof you === 'number' && (
        <p>{places ? say('decline_takes', { places }) : say('decline_nothing')}</p>
      )}
    </section>
  );
}

export function Majorities({ scene }: Props) {
  const { view, speaker } = scene;
  const say = floodWords(speaker.language);
  const several = (place: string) => view.seats.some((seat) => (seat.workers[place] ?? 0) > 0);
  return (
    <section class="panel majorities">
      <h2 class="caps">{say('majorities')}</h2>
      <ul>
        {view.majorities.map(({ place, points, seat }) => {
          const name = seat === null ? say(several(place) ? 'tie' : 'nobody') : speaker.nameOf(seat);
          return (
            <li
              key={place}
              class={seat === null ? 'open' : ''}
              aria-label={say('majority_of', { place: placeName(scene, place), name, count: points })}
            >
              {seat === null ? <em>{several(place) ? '=' : '–'}</em> : <SeatIcon seat={seat} />}
              <span>{placeName(scene, place)}</span>
              <b>{points}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
