// desk.tsx - what lies beside the castle while something else than a worker is asked for: posts, losses, kills, moves of
// troops, building, objectives to keep, refugees to take.
import { argumentOf } from '../../kit/choosing';
import type { ComponentChildren } from 'preact';
import { ObjectiveCard, StartingCard } from './cards';
import { Castles, JustNow, StepRail } from './combat';
import { amountsOf } from './deeds';
import { Auto, IfSacked, MeleeInside, MeleeOn } from './fight';
import { fightWords } from './fight_words';
import { choosable, Compass, Goods, invadersIn, invaderWords, named, Symbol, type EmpireScene } from './pieces';
import { insideOf, isEmpty, mayPost, nobody, planOf, propose, withMore, type Plan } from './plan';
import { sides, troops, type Position, type Side, type Troop } from './view';
import { bearing, empireWords } from './words';

type Props = { scene: EmpireScene };

function Sheet({ title, help, children }: { title: string; help?: string; children: ComponentChildren }) {
  return (
    <section class="ae-sheet" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {help && <small>{help}</small>}
      </header>
      {children}
    </section>
  );
}

function Count({ scene, plan, side, troop }: Props & { plan: Plan; side: Side; troop: Troop }) {
  const say = empireWords(scene.speaker.language);
  const may = mayPost(scene, side, troop);
  const words = { troop: say(troop), side };
  return (
    <span class="ae-count">
      <button
        class="ae-step"
        aria-label={say('less', words)}
        disabled={!may || plan[troop][side] === 0}
        onClick={() => propose(scene, withMore(plan, side, troop, -1))}
      >
        <Symbol name="minus" />
      </button>
      <span class="ae-amount">
        <Symbol name={troop} label={say(troop === 'soldier' ? 'soldiers' : 'mercenaries')} />
        <b>{plan[troop][side]}</b>
      </span>
      <button
        class="ae-step"
        aria-label={say('more', words)}
        disabled={!may || insideOf(scene, plan)[troop] <= 0}
        onClick={() => propose(scene, withMore(plan, side, troop, 1))}
      >
        <Symbol name="plus" />
      </button>
    </span>
  );
}

function PostRow({ scene, plan, side }: Props & { plan: Plan; side: Side }) {
  const { view, speaker } = scene;
  const say = empireWords(speaker.language);
  const seat = view.seats[scene.you as number]!;
  const { piece, cubes } = seat.castle[side];
  const fighting = view.stage === 'combat';
  const field = fighting ? seat.sides[side] : (seat.forecast.invaders[side] ?? { archers: 0, swordsmen: 0 });
  const hot = field.archers + field.swordsmen > 0;
  const posted = plan.soldier[side] + plan.mercenary[side];
  return (
    <tr class={hot ? 'hot' : ''}>
      <th scope="row">
        <Compass side={side} language={scene.speaker.language} />
        <span class="sr">{bearing(side, speaker.language)}</span>
        <span class="ae-piece-name">
          {piece === 'none' ? '–' : named(scene, `piece.${piece}`, piece.replace('_', ' '))}
        </span>
      </th>
      <td>
        {hot ? <Goods amounts={invadersIn(field)} /> : <small>{say('clear')}</small>}
        <span class="sr">{invaderWords(field, scene)}</span>
      </td>
      {troops.map((troop) => (
        <td key={troop}>{piece !== 'none' && <Count scene={scene} plan={plan} side={side} troop={troop} />}</td>
      ))}
      <td>{piece !== 'none' && cubes}</td>
      <td>
        <b>{view.posting!.archery[side][posted] ?? 0}</b>
      </td>
      {fighting && (
        <td class="ae-melee">
          <MeleeOn scene={scene} plan={plan} side={side} />
        </td>
      )}
    </tr>
  );
}

function Posts({ scene }: Props) {
  const { view, speaker } = scene;
  const say = empireWords(speaker.language);
  const plan = planOf(scene);
  if (!plan) return null;
  const inside = insideOf(scene, plan);
  const deploying = view.stage === 'deployment';
  return (
    <Sheet title={say(deploying ? 'deploy' : 'post')} help={say(deploying ? 'deploy_help' : 'post_help')}>
      <table class="ae-posting">
        <thead>
          <tr>
            <th scope="col">{say('wall')}</th>
            <th scope="col">{say('in_field')}</th>
            <th scope="col">{say('soldiers')}</th>
            <th scope="col">{say('mercenaries')}</th>
            <th scope="col">{say('cubes')}</th>
            <th scope="col">{say('archery')}</th>
            {!deploying && <th scope="col">{fightWords(speaker.language)('melee')}</th>}
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <PostRow key={side} scene={scene} plan={plan} side={side} />
          ))}
          <tr>
            <th scope="row">{say('inside')}</th>
            <td />
            {troops.map((troop) => (
              <td key={troop}>
                <span class="ae-amount rest">
                  <Symbol name={troop} />
                  <b>{inside[troop]}</b>
                </span>
              </td>
            ))}
            <td />
            <td />
            {!deploying && (
              <td class="ae-melee">
                <MeleeInside scene={scene} />
              </td>
            )}
          </tr>
        </tbody>
      </table>
      <div class="ae-buttons">
        <button class="btn" disabled={isEmpty(plan)} onClick={() => propose(scene, nobody)}>
          {say('all_inside')}
        </button>
        <button class="btn ae-set" onClick={() => propose(scene, plan)}>
          {say('post_like_this')}
        </button>
      </div>
    </Sheet>
  );
}

// Ways to share out what falls: each a button with its symbols.
function Shares({ scene, prefix, argument, title }: Props & { prefix: string; argument: string; title: string }) {
  const offered = [...scene.lit.values()].filter(({ target }) => target.startsWith(prefix));
  if (offered.length === 0) return null;
  return (
    <Sheet title={title}>
      <div class="ae-shares" data-roving role="group" aria-label={title}>
        {offered.map((choice) => (
          <button key={choice.target} {...choosable(scene, choice.target, 'ae-share', '')}>
            <Compass side={choice.target.split('.')[1]!.slice(0, 2)} language={scene.speaker.language} />
            <Goods amounts={amountsOf(argumentOf(choice, argument))} />
          </button>
        ))}
      </div>
    </Sheet>
  );
}

function Shifts({ scene }: Props) {
  const say = empireWords(scene.speaker.language);
  const offered = [...scene.lit.values()].filter(({ target }) => target.startsWith('troop.'));
  if (offered.length === 0) return null;
  const sources = [...new Set(offered.map(({ target }) => target.split('.').slice(1, 3).join('.')))];
  const points = scene.view.seats[scene.you as number]?.move_points ?? 0;
  return (
    <Sheet title={say('shift')} help={say('shift_help', { count: points })}>
      <div class="ae-shifts" data-roving role="group" aria-label={say('shift')}>
        {sources.map((source) => {
          const [troop, from] = source.split('.') as [Troop, string];
          return (
            <div key={source} class="ae-shift">
              <Symbol name={troop} label={say(troop)} />
              <b>{from === 'inside' ? say('inside') : from}</b>
              <em aria-hidden="true">→</em>
              {offered
                .filter(({ target }) => target.startsWith(`troop.${source}.`))
                .map(({ target }) => {
                  const to = target.split('.')[3]!;
                  return (
                    <button key={target} {...choosable(scene, target, 'ae-share', '')}>
                      {to === 'inside' ? say('inside') : to}
                    </button>
                  );
                })}
            </div>
          );
        })}
      </div>
    </Sheet>
  );
}

const works = ['upgrade', 'build', 'repair'] as const;
const workSymbol = { upgrade: 'surge', build: 'act-buildings', repair: 'repair' };

// Everything that may be built or repaired, by place; damaged cards light up among one's own.
function Construct({ scene }: Props) {
  const say = empireWords(scene.speaker.language);
  const offered = [...scene.lit.values()].filter(({ target }) => /^position\.\w+\./.test(target));
  if (offered.length === 0) return null;
  const places = [...new Set(offered.map(({ target }) => target.split('.')[1] as Position))];
  return (
    <Sheet title={say('construct')} help={say('construct_help')}>
      <div class="ae-works" data-roving role="group" aria-label={say('construct')}>
        {places.map((place) => (
          <div key={place} class="ae-work-place">
            <Compass side={place} language={scene.speaker.language} />
            {works.flatMap((work) =>
              offered
                .filter(({ target }) => target.startsWith(`position.${place}.${work}`))
                .map((choice) => {
                  const piece = argumentOf(choice, 'piece').replace('piece.', '');
                  return (
                    <button key={choice.target} {...choosable(scene, choice.target, 'ae-work', '')}>
                      <Symbol name={workSymbol[work]} />
                      <span>
                        {work === 'repair' ? say('repair') : named(scene, `piece.${piece}`, piece.replace('_', ' '))}
                      </span>
                      <Goods amounts={amountsOf(argumentOf(choice, 'price') || 'nothing')} />
                    </button>
                  );
                }),
            )}
          </div>
        ))}
      </div>
    </Sheet>
  );
}

function Cards({ scene }: Props) {
  const say = empireWords(scene.speaker.language);
  const objectives = [...scene.lit.keys()].filter((target) => target.startsWith('objective.'));
  const refugees = [...scene.lit.keys()].filter((target) => /^card\.\w+$/.test(target));
  const taking = scene.view.stage === 'setup' && refugees.length > 0;
  return (
    <>
      {objectives.length > 0 && (
        <Sheet title={say('keep')}>
          <div class="ae-row" data-roving role="group" aria-label={say('keep')}>
            {objectives.map((target) => (
              <ObjectiveCard key={target} scene={scene} id={target.slice('objective.'.length)} />
            ))}
          </div>
        </Sheet>
      )}
      {taking && (
        <Sheet title={say('take')} help={say('take_help')}>
          <div class="ae-row" data-roving role="group" aria-label={say('take')}>
            {refugees.map((target) => (
              <StartingCard key={target} scene={scene} id={target.slice('card.'.length)} />
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}

// Whether the desk takes the place of the action board.
export function deskIsOpen({ view, lit }: EmpireScene): boolean {
  if (view.stage === 'combat' || view.stage === 'deployment' || view.stage === 'reveal') return true;
  if (view.stage === 'setup' && lit.size > 0) return true;
  return [...lit.keys()].some((target) => /^(position|objective)\./.test(target));
}

export function Desk({ scene }: Props) {
  const { view, speaker } = scene;
  const say = empireWords(speaker.language);
  const fighting = view.stage === 'combat' || view.stage === 'deployment' || view.stage === 'reveal';
  return (
    <div class="ae-desk" tabIndex={0} role="group" aria-label={say('steps')}>
      {fighting && <StepRail scene={scene} />}
      {view.stage === 'combat' && <Auto scene={scene} />}
      {view.question === 'gate' && scene.lit.size > 0 && <Sheet title={say('gate')}>{null}</Sheet>}
      <Posts scene={scene} />
      <Shares
        scene={scene}
        prefix="field."
        argument="invaders"
        title={say(view.question === 'strike' ? 'strike' : 'kill')}
      />
      <Shares scene={scene} prefix="losses." argument="troops" title={say('lose')} />
      <Shifts scene={scene} />
      <Construct scene={scene} />
      <Cards scene={scene} />
      {fighting && <JustNow scene={scene} />}
      <IfSacked scene={scene} />
      {fighting && <Castles scene={scene} />}
    </div>
  );
}
