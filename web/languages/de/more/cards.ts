// cards.ts - the games on the front page and in the form of a new table, in German.
import type { CardWords } from '../../../kit/languages';

export const cards: Record<string, CardWords> = {
  tigris: {
    title: 'Euphrat & Tigris',
    blurb: 'Reiche wachsen zusammen und prallen aufeinander. Deine schwächste Farbe zählt.',
    duration: '90 min',
    about:
      'Reiner Knizia, 1997. Aller Inhalt ist der veröffentlichte. Die Rückseite des Plans folgt einer einzigen Ausgabe. Die Zeichnungen sind unsere.',
    seats: ['Krug', 'Löwe', 'Stier', 'Bogenschütze'],
    options: {
      board: {
        name: 'Spielplan',
        help: 'Seite des Plans: 10 oder 14 Tempel mit Schatz',
        values: { standard: 'Vorderseite', advanced: 'Rückseite' },
      },
      scores: {
        name: 'Punkte der anderen',
        help: 'ob man während der Partie Punkte und Schätze der anderen sieht',
        values: { hidden: 'verdeckt', open: 'offen' },
      },
      buildings: { name: 'Kulturgebäude', help: 'mit den Kulturgebäuden der Erweiterung' },
      wonder: { name: 'Weltwunder', help: 'mit dem Weltwunder' },
      english: { name: 'Englische Regel', help: 'weniger Unterstützung in Konflikten' },
      war_strength: {
        name: 'Anhänger in späteren Kriegen',
        help: 'in einem weiteren Krieg zählt, was von der Seite übrig ist, oder das ursprüngliche Reich',
        values: { current: 'jetzige', original: 'ursprüngliche' },
      },
      face_down_squares: {
        name: 'Quadrate mit umgedrehten Steinen',
        help: 'Steine unter einem Monument zählen für spätere Quadrate ihrer Farbe',
      },
      monuments: {
        name: 'Monumente',
        help: 'ob man auf ein vollendetes Quadrat bauen muss',
        values: { optional: 'freiwillig', forced: 'Pflicht' },
      },
    },
  },
  vinci: {
    blurb: 'Führe ein Volk über Europa, lass es untergehen, beginne neu.',
    duration: '2 h',
    about:
      'Philippe Keyaerts, 1999. Nachgebaut: die Grenzen der 45 Provinzen, Meere, Meerengen und die Orte der Minen und Häfen, dazu Punktwerte und Wirkung einiger Plättchen.',
    seats: ['Urne', 'Löwe', 'Stier', 'Bogen', 'Ibis', 'Skorpion'],
    options: {
      bag: {
        name: 'Plättchen',
        help: 'wie viele Plättchen jeder Art im Beutel liegen',
        values: { full: 'alle', seed_only: 'ein Satz', printed_1999: 'wie 1999 gedruckt' },
      },
      straits: { name: 'Meerengen', help: 'ob die sechs Meerengen Provinzen verbinden' },
      min_cost: { name: 'Geringste Kosten', help: 'was eine gewöhnliche Eroberung mindestens kostet' },
      target_vp: {
        name: 'Punkte für das Ende',
        help: 'Siegpunkte, die das Ende einläuten; 0 = nach Zahl der Plätze',
      },
      max_rounds: { name: 'Letzte Runde', help: 'spätestens nach dieser Runde endet die Partie' },
      broken_columns: {
        name: 'Plättchen im Niedergang',
        help: 'welche gelben Plättchen im Niedergang bleiben',
        values: { printed: 'mit gedruckter Säule', all: 'alle der vier Fähigkeiten' },
      },
      rebirth: {
        name: 'Wiedergeburt',
        help: 'wann eine Zivilisation mit Wiedergeburt untergehen darf',
        values: { any_time: 'auch in Niedergangszügen', end_only: 'nur am Ende eines Zuges' },
      },
      truces: {
        name: 'Waffenruhen der Diplomatie',
        help: 'ob Diplomatie vor oder nach den Eroberungen Waffenruhen schließt',
        values: { before: 'vor dem Erobern', after: 'nach dem Erobern' },
      },
      token_supply: {
        name: 'Marker einer Farbe',
        help: 'ob die 25 Marker einer Farbe eine Grenze sind',
        values: { unlimited: 'so viele wie nötig', counted: '25' },
      },
    },
  },
  after_the_flood: {
    blurb: 'Handle, baue und errichte Reiche in Sumer. Nichts ist verdeckt.',
    duration: '2 bis 3 h',
    about: 'Martin Wallace, 2008. Aller Inhalt ist der veröffentlichte; die Zeichnung der Karte ist unsere.',
    seats: ['Rot', 'Violett', 'Grün'],
    options: {
      players: { name: 'Spieler', help: 'Anzahl der Plätze; immer drei' },
      fresh_scribes: {
        name: 'Neue Schreiber',
        help: 'ab wann ein neuer Schreiber eingesetzt werden kann',
        values: { next_turn: 'ab dem nächsten Zug', next_action: 'ab der nächsten Aktion' },
      },
      final_boxes: {
        name: 'Bewässerung und Weberei am Ende',
        help: 'ob Bewässerung und Weberei in der Schlusswertung zählen',
      },
      sippar_trade: {
        name: 'Zusatzhandel von Sippar',
        help: 'wo der zusätzliche Handel von Sippar stattfinden darf',
        values: { anywhere: 'in jedem Gebiet', with_trader: 'nur wo ein Händler steht' },
      },
      home_fight: {
        name: 'Kampf um die Heimat',
        help: 'ob der Kampf um die eigene Heimat abgebrochen werden darf',
        values: { may_stop: 'darf abbrechen', to_the_end: 'bis zum Ende' },
      },
      new_workers: {
        name: 'Arbeiter je Runde',
        help: 'ob man auch weniger als acht Arbeiter nehmen darf',
        values: { all: 'alle acht', choice: 'so viele man will' },
      },
      ur_textile: {
        name: 'Stoff aus Ur',
        help: 'ob der Stoff aus Ur einen Weber braucht',
        values: { always: 'immer', with_weaver: 'nur mit Weber' },
      },
      trade_limit: {
        name: 'Jede Ware in einem Handel',
        help: 'ob man eine Ware aus jedem Gebiet einmal nimmt oder in der ganzen Aktion Handel nur einmal',
        values: { per_area: 'einmal aus jedem Gebiet', per_action: 'nur einmal' },
      },
      forced_dice: {
        name: 'Würfel ohne Wahl',
        help: 'ob ein Wurf bestätigt wird, wenn sonst nichts möglich ist',
        values: { asked: 'wird gefragt', thrown: 'sofort geworfen' },
      },
    },
  },
  after_the_empire: {
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
  empires_end: {
    blurb: 'Zahle, um das Unheil abzuwenden, oder nimm es hin und lerne aus den Trümmern.',
    duration: '26 Phasen',
    about:
      'John D. Clair, 2023. Nachgebaut: Gebote und Neuerungen der Unheilskarten, die Zahlen der Konfliktkarten, einige Punktwerte, alle Reparaturkosten und ein Teil der Phasenfolge.',
    seats: ['Urne', 'Löwe', 'Stier', 'Bogen'],
    options: {
      length: {
        name: 'Länge',
        help: '26 Phasen, oder 19 in der kurzen Partie',
        values: { full: 'ganz', blitz: 'kurz' },
      },
      city_discount: { name: 'Städte bauen billiger', help: 'eine heile Stadt verbilligt das Bauen zweimal' },
      open_stash: { name: 'Offene Vorräte', help: 'Vorräte und Entscheidungen der Wirtschaft sind offen' },
      replace_any_time: {
        name: 'Ersetzen jederzeit',
        help: 'ersetzen darf man vor jeder Entscheidung, nicht nur im eigenen Zug',
      },
      supply: {
        name: 'Vorrat an Marken',
        help: 'Marken gehen nie aus, oder es gibt nur die der Schachtel',
        values: { unlimited: 'unbegrenzt', counted: 'gezählt' },
      },
      losses: {
        name: 'Verluste im Konflikt',
        help: 'was man nicht hat, verliert man nicht, oder man verliert dafür Münzen',
        values: { own_kind: 'nur die Art', coins: 'auch Münzen' },
      },
      loan: {
        name: 'Leihen',
        help: 'man leiht beliebig viele Münzen, oder bis zu fünf Marken oder gar nicht',
        values: { any: 'beliebig', to_five: 'bis fünf' },
      },
      discard: {
        name: 'Hand ablegen',
        help: 'die übrigen Karten darf man immer ablegen, oder nur nach zwei Kartenaktionen',
        values: { always: 'immer', after_two: 'nach zwei Aktionen' },
      },
      refill: {
        name: 'Nachziehen',
        help: 'alle ziehen auf vier Karten nach, oder nur wer abgelegt hat',
        values: { always: 'alle', after_discard: 'nach dem Ablegen' },
      },
      most_destroyed: {
        name: 'Meiste zerstörte Orte',
        help: 'Gleichstand zählt mit, oder nur wer allein die meisten hat',
        values: { shared: 'auch geteilt', alone: 'nur allein' },
      },
      ties: {
        name: 'Gleichstand am Ende',
        help: 'bei gleichen Punkten kommt der Startspieler zuerst, oder zuletzt',
        values: { from_first: 'Startspieler zuerst', after_first: 'Startspieler zuletzt' },
      },
    },
  },
};
