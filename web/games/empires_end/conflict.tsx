// conflict.tsx - a conflict: its card, the calculator of one's own bid, what each seat could reach.
import { Amount, Disc, Named, Sign, Symbol } from './pieces';
import { choiceAt, matching } from '../../kit/choosing';
import { boxOf, wordsOf, type EmpireScene, type Props } from './scene';
import { Target } from './target';
import { span, type Conflict, type ConflictRow, type Reward } from './view';

function RewardText({ reward }: { reward: Reward }) {
  const some = Object.values(reward.tokens).some((count) => count !== 0);
  return (
    <>
      {(reward.vp !== 0 || !some) && (
        <span class="reward">
          {reward.vp > 0 && '+'}
          {reward.vp < 0 ? `−${-reward.vp}` : reward.vp}
          <Symbol name="vp" paint="tk-vp" label="VP" />
        </span>
      )}
      {some && (
        <span class="reward">
          <Amount some={reward.tokens} />
        </span>
      )}
    </>
  );
}

// The strength that a choice leads to, as its label says.
const strengthIn = (scene: EmpireScene, target: string) => {
  const choice = choiceAt(scene, target);
  return choice?.label.args?.['strength'] ? Number(choice.label.args['strength'][0]) : null;
};

// What one would show with the choice under the pointer, else with what is chosen so far.
function strengthNow(scene: EmpireScene, conflict: Conflict): number | null {
  if (typeof scene.you !== 'number') return null;
  const shown = scene.ghost ? strengthIn(scene, scene.ghost.target) : null;
  if (shown !== null) return shown;
  const none = ['button.coins.0', 'button.axes.0']
    .map((target) => strengthIn(scene, target))
    .find((each) => each !== null);
  if (none !== undefined) return none;
  const bid = conflict.own_bid;
  return scene.view.seats[scene.you]!.strength[0] + (bid ? bid.axes + bid.coins : 0);
}

const isIn = (row: ConflictRow, strength: number | null) =>
  strength !== null && strength >= row.least && (row.most === null || strength <= row.most);

const rowText = ({ least, most }: ConflictRow) => (most === null ? `${least}+` : `${least}–${most}`);

function ConflictCard({ scene, conflict, strength }: Props & { conflict: Conflict; strength: number | null }) {
  const say = wordsOf(scene);
  return (
    <div class="ee-card ee-conflict-card">
      <h3>
        <Symbol name="ph-conflict" />
        {boxOf(scene).conflict(conflict.card, conflict.name)}
        <b data-about="ee.upheaval" data-note={`${say('upheaval_here')} ${conflict.upheaval}`}>
          {conflict.upheaval}
        </b>
      </h3>
      <ol>
        {conflict.rows.map((row) => (
          <li key={row.least} class={isIn(row, strength) ? 'here' : ''}>
            <b>{rowText(row)}</b>
            <RewardText reward={row} />
            {isIn(row, strength) && <em>{say('you_are_here')}</em>}
          </li>
        ))}
      </ol>
      <p>
        <Symbol name="victory" paint="large" />
        <span>
          {say('victory')} <RewardText reward={conflict.victory} />
        </span>
      </p>
    </div>
  );
}

// One part of the bid: the numbers one may bid, each with the strength it leads to.
function Part({ scene, kind, chosen }: Props & { kind: 'axes' | 'coins'; chosen: number | null }) {
  const say = wordsOf(scene);
  const numbers = matching(scene, new RegExp(`^button\\.${kind}\\.(\\d+)$`));
  return (
    <div class={`part ${numbers.length > 0 ? 'asked' : ''}`}>
      <span class="what">
        <Disc kind={kind === 'axes' ? 'axe' : 'coin'} />
        {say(kind)}
      </span>
      {numbers.length > 0 ? (
        <div class="numbers" data-roving role="group" aria-label={say(kind)}>
          {numbers.map((match) => {
            return (
              <Target key={match[0]} scene={scene} target={match[0]} paint="">
                <b>{match[1]}</b>
                <small>{strengthIn(scene, match[0])}</small>
              </Target>
            );
          })}
        </div>
      ) : (
        <b class="made">{chosen ?? '–'}</b>
      )}
    </div>
  );
}

function Rally({ scene }: Props) {
  const say = wordsOf(scene);
  const choices = matching(scene, /^button\.rally\.([01])$/);
  if (choices.length === 0) return null;
  return (
    <div class="part asked">
      <span class="what">
        <Symbol name="rally" paint="large k-orange" />
        {say('rally')}
      </span>
      <div class="numbers" data-roving role="group" aria-label={say('rally')}>
        {choices.map((match) => {
          return (
            <Target key={match[0]} scene={scene} target={match[0]} paint="wide">
              {say(match[1] === '1' ? 'rally_yes' : 'rally_no')}
            </Target>
          );
        })}
      </div>
    </div>
  );
}

function Calculator({ scene, conflict, strength }: Props & { conflict: Conflict; strength: number | null }) {
  const say = wordsOf(scene);
  const { view, you } = scene;
  if (typeof you !== 'number') return null;
  const bidding = view.decider === you;
  const upheaval = conflict.upheavals[you];
  const bid = conflict.own_bid;
  const done = view.step === 'coins' && bidding;
  return (
    <section class="calculator panel" aria-label={say('your_bid')}>
      <h3 class="caps">{say('your_bid')}</h3>
      {bidding ? (
        <>
          <div class="sum">
            <span class="base">
              <small>{say('base')}</small>
              <b>{view.seats[you]!.strength[0]}</b>
            </span>
            <Rally scene={scene} />
            <Part scene={scene} kind="axes" chosen={done ? (bid?.axes ?? null) : null} />
            <Part scene={scene} kind="coins" chosen={null} />
            <output class="total">
              <small>{say('strength')}</small>
              <b>{strength}</b>
            </output>
          </div>
          <p>
            <Symbol name="upheaval" paint="large" />
            {upheaval
              ? say('not_highest', { tile: boxOf(scene).tile(upheaval), position: conflict.upheaval })
              : say('not_highest_safe')}
          </p>
        </>
      ) : (
        <p>{view.decider === null ? '' : say('waits', { name: scene.speaker.nameOf(view.decider) })}</p>
      )}
    </section>
  );
}

// Bars: solid is what a seat shows without a bid, hatched what it may hold besides.
export function Reach({ scene, mark }: Props & { mark: number | null }) {
  const say = wordsOf(scene);
  const { seats } = scene.view;
  const highest = Math.max(...seats.map((seat) => seat.strength[1]), mark ?? 0, 1);
  const percent = (strength: number) => `${(strength / highest) * 100}%`;
  return (
    <section class="reach panel" aria-label={say('reach')}>
      <h3 class="caps">{say('reach')}</h3>
      <ul>
        {seats.map(({ seat, strength }) => (
          <li key={seat}>
            <Sign seat={seat} />
            <span class="bar" data-seat-bar={seat}>
              <i class="may" style={{ width: percent(strength[1]) }} />
              <i class="sure" style={{ width: percent(strength[0]) }} />
              {mark !== null && <i class="mark" style={{ left: percent(mark) }} />}
            </span>
            <b>
              <Named label={`${scene.speaker.nameOf(seat)}: ${say('strength_range', { range: span(strength) })}`}>
                {span(strength)}
              </Named>
            </b>
          </li>
        ))}
      </ul>
      <small>{say('reach_help')}</small>
    </section>
  );
}

export function ConflictStage({ scene, conflict }: Props & { conflict: Conflict }) {
  const strength = strengthNow(scene, conflict);
  return (
    <div class="ee-conflict">
      <ConflictCard scene={scene} conflict={conflict} strength={strength} />
      <Calculator scene={scene} conflict={conflict} strength={strength} />
      <Reach scene={scene} mark={strength} />
    </div>
  );
}
