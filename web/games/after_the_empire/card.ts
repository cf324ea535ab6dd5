// card.ts - After the Empire on the front page and in the form of a new table.
import { signs, type GameCard } from '../../kit/game';

export const card: GameCard = {
  name: 'after_the_empire',
  emblem: 'em-empire',
  signs,
  opponents: 3,
  load: () => import('./drawing').then((module) => module.drawing),
  words: {
    en: {
      blurb: 'Hold a castle for seven seasons. Wealth draws the raiders.',
      duration: '1 to 2 h',
      about:
        'Evan Halbert and Ryan Mauk, 2021. Reconstructed: most card contents (buildings, refugees, objectives, invaders, sieges) and the number of action spaces, built around the rates and examples of the rulebook.',
      options: {
        difficulty: { name: 'Difficulty' },
        no_reports: { name: 'No reports' },
        crippling: { name: 'Crippling damage' },
        starting_refugees: { name: 'Starting refugees', values: { choose: 'chosen', random: 'dealt' } },
        passing: {
          name: 'Passing',
          help: 'whether a lord may stop while workers are left and can be placed',
          values: { forced: 'only without a choice', allowed: 'at any time' },
        },
        barracks: {
          name: 'Barracks',
          help: 'whether recruiting and healing there is free or takes a worker',
          values: { free: 'free action', worker: 'worker space' },
        },
        ladders: {
          name: 'Ladders and towers',
          help: 'whether invaders climb over the wall in every round of a combat or only in the first',
          values: { every_round: 'every round', once: 'once' },
        },
        surge: {
          name: 'Surge',
          help: 'whether the surge also comes to lords who are too poor for the siege engine itself',
          values: { everybody: 'to all it names', reached: 'only with the engine' },
        },
        sack_damage: {
          name: 'Damage of a sack',
          help: 'whether the two damaged cards must have been undamaged',
          values: { undamaged: 'two undamaged cards', any: 'any two cards' },
        },
        flag: {
          name: 'Flag',
          help: 'who gets the flag if the richest lord was sacked',
          values: { unsacked: 'the richest not sacked', richest: 'nobody' },
        },
        villager: {
          name: 'Villager',
          help: 'what becomes of a villager who was not used',
          values: { one_season: 'goes back', until_used: 'waits' },
        },
        supply: {
          name: 'Supply',
          help: 'whether 25 mercenaries and 20 iron are all there are',
          values: { unlimited: 'unlimited', counted: 'as in the box' },
        },
      },
    },
    de: {
      blurb: 'Halte eine Burg über sieben Jahreszeiten. Reichtum lockt die Plünderer.',
      duration: '1 bis 2 h',
      about:
        'Evan Halbert und Ryan Mauk, 2021. Nachgebaut: die meisten Karten (Gebäude, Flüchtlinge, Ziele, Angreifer, Belagerungen) und die Zahl der Aktionsfelder, nach den Raten und Beispielen der Anleitung.',
      seats: ['Urne', 'Löwe', 'Stier', 'Bogen'],
      options: {
        difficulty: {
          name: 'Schwierigkeit',
          help: 'wie viele Karten der Angreifer verdeckt liegen',
          values: { easy: 'leicht', normal: 'normal', hard: 'schwer' },
        },
        no_reports: { name: 'Ohne Späher', help: 'auch die erste Karte der Angreifer liegt verdeckt' },
        crippling: { name: 'Schwere Schäden', help: 'beschädigte Karten zählen nicht für Ziele' },
        starting_refugees: {
          name: 'Erste Flüchtlinge',
          help: 'wie die ersten Flüchtlinge verteilt werden',
          values: { choose: 'ausgesucht', random: 'zugeteilt' },
        },
        passing: {
          name: 'Passen',
          help: 'ob man aufhören darf, solange Arbeiter da sind und gesetzt werden können',
          values: { forced: 'nur ohne Wahl', allowed: 'jederzeit' },
        },
        barracks: {
          name: 'Kaserne',
          help: 'ob Anwerben und Heilen dort frei ist oder einen Arbeiter braucht',
          values: { free: 'freie Aktion', worker: 'Arbeiterfeld' },
        },
        ladders: {
          name: 'Leitern und Türme',
          help: 'ob Angreifer in jeder Runde eines Kampfes über die Mauer klettern oder nur in der ersten',
          values: { every_round: 'jede Runde', once: 'einmal' },
        },
        surge: {
          name: 'Ansturm',
          help: 'ob der Ansturm auch die trifft, die für das Belagerungsgerät selbst zu arm sind',
          values: { everybody: 'alle, die er nennt', reached: 'nur mit dem Gerät' },
        },
        sack_damage: {
          name: 'Schaden der Plünderung',
          help: 'ob die beiden beschädigten Karten vorher heil sein müssen',
          values: { undamaged: 'zwei heile Karten', any: 'irgendzwei Karten' },
        },
        flag: {
          name: 'Fahne',
          help: 'wer die Fahne erhält, wenn die reichste Burg geplündert wurde',
          values: { unsacked: 'reichste nicht geplünderte', richest: 'niemand' },
        },
        villager: {
          name: 'Dorfbewohner',
          help: 'was aus einem wird, der nicht eingesetzt wurde',
          values: { one_season: 'geht zurück', until_used: 'wartet' },
        },
        supply: {
          name: 'Vorrat',
          help: 'ob es nur 25 Söldner und 20 Eisen gibt',
          values: { unlimited: 'unbegrenzt', counted: 'wie in der Schachtel' },
        },
      },
    },
  },
};
