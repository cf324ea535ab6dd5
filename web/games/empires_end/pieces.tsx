// pieces.tsx - symbols of Empire's End: tokens, ability shapes, and an ability written as a short formula.
import type { ComponentChildren } from 'preact';
import { Symbol as KitSymbol } from '../../kit/symbol';
import { tokens, type Ability, type Color, type Gain, type TileKind } from './box';
import type { Tokens } from './view';

type SymbolProps = { name: string; paint?: string; label?: string | undefined };

export const Symbol = ({ name, paint = '', label }: SymbolProps) => (
  <KitSymbol id={`ee.${name}`} paint={`ee-i ${paint}`} label={label} />
);

// Words for those who listen, symbols for those who look.
export function Named({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <>
      <span class="sr">{label}</span>
      <span class="ee-seen" aria-hidden="true">
        {children}
      </span>
    </>
  );
}

export const signs = ['urn', 'lion', 'bull', 'bow'] as const;

export function Sign({ seat }: { seat: number }) {
  return (
    <svg class="ee-sign" data-seat={signs[seat]} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#seat.${signs[seat]}`} />
    </svg>
  );
}

export const TokenIcon = ({ kind }: { kind: Gain }) => <Symbol name={kind} paint={`tk-${kind}`} />;

// A token as it lies on the table.
export const Disc = ({ kind, large = false }: { kind: Gain; large?: boolean }) => (
  <span class={`ee-disc d-${kind} ${large ? 'large' : ''}`}>
    <Symbol name={kind} />
  </span>
);

export const Shape = ({ color }: { color: Color }) => <Symbol name={`ab-${color}`} paint={`ee-shape k-${color}`} />;

export const TileIcon = ({ kind }: { kind: TileKind }) => <Symbol name={kind} paint={`t-${kind}`} />;

// "2 wheat 1 coin" as numbers and symbols.
export function Amount({ some }: { some: Partial<Tokens> }) {
  const held = tokens.filter((kind) => some[kind]);
  if (held.length === 0) return <>0</>;
  return (
    <span class="ee-amount">
      {held.map((kind) => (
        <span key={kind}>
          {String(some[kind]).replace('-', '−')}
          <TokenIcon kind={kind} />
        </span>
      ))}
    </span>
  );
}

const vp = <Symbol name="vp" paint="tk-vp" />;
const adjacent = <Symbol name="adjacent" />;

// What an ability does, as short as a tile is wide. The sentence stands in its label.
export function formula(ability: Ability): ComponentChildren {
  switch (ability.kind) {
    case 'gain':
      return (
        <>
          +<Amount some={ability.gain} />
        </>
      );
    case 'sell_bonus':
      return (
        <>
          <Symbol name="sell" /> +<Amount some={ability.gain} />
        </>
      );
    case 'gain_choice':
      return (
        <>
          +{ability.n}
          {ability.choices.map((kind, at) => (
            <>
              {at > 0 && '/'}
              <TokenIcon kind={kind} />
            </>
          ))}
        </>
      );
    case 'gain_per_adjacent':
      return (
        <>
          +{ability.each}
          <TokenIcon kind={ability.gain} />/{neighbors(ability.per)}
        </>
      );
    case 'vp_per_adjacent':
      return (
        <>
          +{ability.vp}
          {vp}/{neighbors(ability.per)}
        </>
      );
    case 'convert':
      return trades(ability);
    case 'refresh':
      return (
        <>
          <Symbol name="refresh" />
          {adjacent}
        </>
      );
    case 'build_discount':
      return (
        <>
          <Symbol name="build" /> −{ability.hammers}
          <TokenIcon kind="hammer" />
        </>
      );
    case 'repair_discount':
      return (
        <>
          <Symbol name="repair" /> −{ability.hammers || ability.coins}
          <TokenIcon kind={ability.hammers ? 'hammer' : 'coin'} />
        </>
      );
    case 'extra_card_action':
      return (
        <>
          +{ability.n}
          <Symbol name="card-action" />
        </>
      );
    case 'swap':
      return (
        <>
          <Symbol name="swap" /> {ability.scope === 'any' ? <Symbol name="city" /> : adjacent}
        </>
      );
    case 'move_innovation':
      return <Symbol name="move-card" />;
    case 'strength':
    case 'rally':
      return (
        <>
          +{ability.n}
          <Symbol name={ability.kind === 'rally' ? 'rally' : 'strength'} paint="tk-axe" />
        </>
      );
    case 'free_bid':
      return <Symbol name="free-bid" />;
    case 'replace_disaster':
      return <Symbol name="replace" />;
    default:
      return endFormula(ability);
  }
}

const neighbors = ({ state, kinds }: { state: string; kinds?: TileKind[] }) =>
  state === 'destroyed' ? <Symbol name="ruin" /> : kinds?.map((kind) => <TileIcon key={kind} kind={kind} />);

function trades({ trades: all, times }: Extract<Ability, { kind: 'convert' }>) {
  const gives = [...new Set(all.map((trade) => trade.give))];
  const gets = [...new Set(all.map((trade) => trade.get))];
  const amount = all[0]!.amount;
  return (
    <>
      {gives.map((kind) => (
        <TokenIcon key={kind} kind={kind} />
      ))}
      <Symbol name="convert" paint="small" />
      {amount > 1 && amount}
      {gets.map((kind) => (
        <TokenIcon key={kind} kind={kind} />
      ))}
      {times > 1 && `×${times}`}
    </>
  );
}

function endFormula(ability: Ability): ComponentChildren {
  if (!('vp' in ability)) return <Symbol name="copy" />;
  const per =
    ability.kind === 'per_token' ? (
      <TokenIcon kind={ability.token} />
    ) : ability.kind === 'per_different_token' ? (
      <Symbol name="screen" />
    ) : ability.kind === 'per_adjacent_healthy' ? (
      <>
        {ability.kinds.map((kind) => (
          <TileIcon key={kind} kind={kind} />
        ))}
        {adjacent}
      </>
    ) : ability.kind === 'per_adjacent_destroyed' ? (
      <>
        <Symbol name="ruin" />
        {adjacent}
      </>
    ) : ability.kind === 'per_destroyed' ? (
      <Symbol name="ruin" />
    ) : null;
  return (
    <>
      {ability.vp}
      {vp}
      {ability.kind === 'most_destroyed' ? <Symbol name="victory" /> : per && '/'}
      {per}
    </>
  );
}
