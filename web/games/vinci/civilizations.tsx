// civilizations.tsx - the open row of six pairs: tokens, price, markers, and what both tiles do.
import { kept, shownOn, still } from '../../kit/kept';
import { effectsOf, Face, Symbol, tileName } from './pieces';
import { ownSeat, type Offer, type Tile, type VinciScene } from './view';
import { vinciWords, type VinciSay } from './words';

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI'];

interface Tiles {
  tiles: readonly Tile[];
  scene: VinciScene;
  say: VinciSay;
}

// Both tiles of a civilization, a line each.
export function TileLines({ tiles, scene, say }: Tiles) {
  const effects = effectsOf(tiles, say);
  return (
    <>
      {tiles.map((tile, at) => (
        <TileLine key={at} tile={tile} effect={effects[at]!} scene={scene} />
      ))}
    </>
  );
}

function TileLine({ tile, effect, scene }: { tile: Tile; effect: string; scene: VinciScene }) {
  return (
    <span class="tile-line">
      <Face tile={tile.id} />
      <span>
        <b>
          {tileName(tile.id, scene.speaker.language)}
          {tile.level > 1 && <i class="twice">×2</i>}
        </b>
        <small>{effect}</small>
      </span>
    </span>
  );
}

const signed = (count: number) => (count < 0 ? `−${-count}` : count > 0 ? `+${count}` : '±0');

function Card({ offer, scene, say }: { offer: Offer; scene: VinciScene; say: VinciSay }) {
  const target = `row.${offer.position}`;
  const chosen = scene.ghost?.target === target;
  const choosing = scene.view.phase === 'civilization' && scene.view.decider === scene.you;
  const closed = choosing && !scene.lit.has(target);
  return (
    <button
      class={`offer ${scene.lit.has(target) ? 'lit' : ''} ${chosen ? 'chosen' : ''} ${closed ? 'closed' : ''}`}
      data-target={target}
      aria-pressed={chosen}
    >
      <span class="offer-head">
        <b class="numeral">{numerals[offer.position - 1]}</b>
        <span class="stock-of" data-about="vinci.tokens" data-note={say('row.tokens')}>
          <Symbol name="vinci.tokens" />
          <b>{offer.tokens}</b>
          <span class="sr"> {say('row.tokens')}</span>
        </span>
        <span class="marker-pile">
          {offer.markers > 0 && <span class="sr">{say('row.markers', { count: 2 * offer.markers })}</span>}
          {Array.from({ length: Math.min(offer.markers, 4) }, (_, at) => (
            <Symbol key={at} name="vinci.marker_2vp" />
          ))}
          {offer.markers > 4 && <b>×{offer.markers}</b>}
        </span>
        {offer.price > 0 && <small>{say('pay', { count: offer.price })}</small>}
        <b class={`net ${offer.net < 0 ? 'loss' : offer.net > 0 ? 'win' : ''}`}>
          {say('vp', { count: signed(offer.net) })}
        </b>
      </span>
      <TileLines tiles={offer.tiles} scene={scene} say={say} />
    </button>
  );
}

export function Civilizations({ scene }: { scene: VinciScene }) {
  const say = vinciWords(scene.speaker.language);
  const choosing = scene.view.phase === 'civilization' && scene.view.decider === scene.you;
  const vp = ownSeat(scene)?.vp ?? 0;
  const dear = choosing && scene.view.row.some((offer) => !offer.affordable);
  return (
    <div class={`panel open-row ${choosing ? 'choosing' : ''}`}>
      <h2 class="caps">{say('row')}</h2>
      <p class="hint">
        {say(choosing ? 'row.choose' : 'row.hint')}
        {dear ? ` · ${say('too_dear', { count: vp })}` : ''}
      </p>
      <div class="offers" data-roving role="group" aria-label={say('row')}>
        {scene.view.row.map((offer) => {
          const values = [...still(scene), ...shownOn(scene, `row.${offer.position}`)];
          return kept(() => <Card offer={offer} scene={scene} say={say} />, values, String(offer.position));
        })}
      </div>
    </div>
  );
}

export const Rail = Civilizations;
