// forecast.tsx - what the season will bring as things stand: who comes, what comes in, what the feast leaves, what a sack costs.
import { Compass, engineWords, Goods, invadersIn, invaderWords, Symbol, type EmpireScene } from './pieces';
import { shownSeat, sides, type InvaderCount, type Side } from './view';
import { empireWords } from './words';

interface Known {
  fields: Partial<Record<Side, InvaderCount>>;
  siege: number;
}

// A known siege card: its side and what it does.
function Engine({ scene, count }: { scene: EmpireScene; count: number }) {
  const say = empireWords(scene.speaker.language);
  return (
    <span>
      <Compass side={scene.view.siege.side!} language={scene.speaker.language} />
      <Symbol name="card-siege" label={say('siege')} />
      {engineWords(count, scene)}
    </span>
  );
}

function Foes({ scene, fields, siege }: Known & { scene: EmpireScene }) {
  const say = empireWords(scene.speaker.language);
  const met = sides.filter((side) => fields[side]);
  if (met.length === 0 && siege === 0) return <span class="ae-foe-list">{say('no_known')}</span>;
  return (
    <span class="ae-foe-list">
      {met.map((side) => (
        <span key={side}>
          <Compass side={side} language={scene.speaker.language} />
          <Goods amounts={invadersIn(fields[side]!)} />
          <span class="sr">
            {side}: {invaderWords(fields[side]!, scene)}
          </span>
        </span>
      ))}
      {siege > 0 && <Engine scene={scene} count={siege} />}
    </span>
  );
}

export function ForecastBar({ scene }: { scene: EmpireScene }) {
  const { view, speaker } = scene;
  const say = empireWords(speaker.language);
  const seat = view.seats[shownSeat(view)]!;
  const { forecast } = seat;
  return (
    <section class="ae-forecast" aria-label={say('forecast')}>
      <div>
        <h3>
          <Symbol name="feast" />
          {say('feast')}
        </h3>
        <b class={forecast.food_after_feast < 0 ? 'bad' : ''}>
          = {forecast.food_after_feast} <Symbol name="food" paint="g-food" label={say('food')} />
        </b>
        <span>{say('feast_sum', { food: seat.food, harvest: forecast.harvest, mouths: forecast.mouths })}</span>
      </div>
      <div>
        <h3>
          <Symbol name="income" />
          {say('income')}
        </h3>
        <b>
          +{forecast.income} <Symbol name="gold" paint="g-gold" label={say('gold')} />
        </b>
        <span class="bad">{say('if_sacked', { count: forecast.gold_if_sacked })}</span>
      </div>
      <div class="wide">
        <h3>
          <Symbol name="threat" />
          {say(forecast.effective_gold === seat.gold ? 'now_attack' : 'now_counts', {
            gold: seat.gold,
            counts: forecast.effective_gold,
          })}
        </h3>
        <Foes scene={scene} fields={forecast.invaders} siege={forecast.siege} />
        {forecast.leader && (
          <small class="ae-leader">
            <Symbol name="leader" />
            {say('leader')}
          </small>
        )}
      </div>
      <div class="wide">
        <h3>
          <Symbol name="surge" />
          {forecast.next_rise > 0 ? say('next_attack', { count: forecast.next_rise }) : say('no_rise')}
        </h3>
        {forecast.next_rise > 0 && <Foes scene={scene} fields={forecast.invaders_then} siege={forecast.siege_then} />}
      </div>
    </section>
  );
}
