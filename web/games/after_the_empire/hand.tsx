// hand.tsx - one's own stock, people, cards and secret objectives.
import { kept, shownUnder, still } from '../../kit/kept';
import { ObjectiveCard, OwnCard } from './cards';
import { Symbol, type EmpireScene } from './pieces';
import { stocks } from './view';
import { empireWords, type EmpireWord } from './words';

export const Hand = ({ scene }: { scene: EmpireScene }) =>
  kept(() => <Own scene={scene} />, [...still(scene), ...shownUnder(scene, /^(card|objective)\./)]);

function Own({ scene }: { scene: EmpireScene }) {
  const { view, you, speaker } = scene;
  const say = empireWords(speaker.language);
  const seat = view.seats[you as number];
  if (!seat) return null;
  const people: [EmpireWord, string, number][] = [
    ['fit', 'soldier', seat.soldiers],
    ['wounded', 'wounded', seat.wounded],
    ['mercenaries', 'mercenary', seat.mercenaries],
    ['moves', 'move-1', seat.move_points],
  ];
  const pile = (word: EmpireWord, symbol: string, count: number, paint: string) => (
    <span key={word} class={`ae-pile ${count === 0 ? 'none' : ''}`}>
      <Symbol name={symbol} paint={paint} />
      <b>{count}</b>
      <small>{say(word)}</small>
    </span>
  );
  return (
    <>
      <section class="ae-stock">
        <h2 class="caps">{say('stock')}</h2>
        <div class="ae-piles">
          {stocks.map((good) => pile(good, good, seat[good], `g-${good}`))}
          {people.map(([word, symbol, count]) => pile(word, symbol, count, ''))}
        </div>
      </section>
      <section class="ae-own-cards">
        <h2 class="caps">{say('cards')}</h2>
        <div class="ae-row" data-roving role="group" tabIndex={0} aria-label={say('cards')}>
          {seat.cards.map((id) => (
            <OwnCard key={id} scene={scene} id={id} />
          ))}
        </div>
      </section>
      {seat.objectives.length > 0 && (
        <section class="ae-own-objectives">
          <h2 class="caps">{say('objectives')}</h2>
          <div class="ae-row" role="group" tabIndex={0} aria-label={say('objectives')}>
            {seat.objectives.map((id) => (
              <ObjectiveCard key={id} scene={scene} id={id} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
