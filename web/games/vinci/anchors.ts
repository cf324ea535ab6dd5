// anchors.ts - where things stand on the map, tuned by eye for the fullest case: token, fort, symbol and cost in one province.
import type { Point } from './borders';

export interface Anchors {
  token: Point; // middle of the token
  name: readonly [x: number, y: number, align: 'start' | 'middle' | 'end'];
  symbol?: Point; // mine or harbour
  fort?: Point; // below the token where absent
  cost?: Point; // 40 right of the token where absent
}

// Where the cost of a province that is held stands, and on which side of it the way by a spy: right, but not on the token.
export function costPlace({ token, cost = [token[0] + 40, token[1]] }: Anchors): { at: Point; side: 1 | -1 } {
  return { at: cost, side: cost[1] === token[1] && cost[0] < token[0] ? -1 : 1 };
}

export const anchors: Record<string, Anchors> = {
  hibernia: { token: [113, 335], name: [117, 315, 'middle'] },
  caledonia: { token: [188, 251], name: [190, 229, 'middle'] },
  britannia: { token: [208, 357], name: [214, 338, 'middle'], symbol: [200, 384], cost: [250, 357] },
  lusitania: { token: [60, 662], name: [61, 642, 'middle'], symbol: [58, 687] },
  baetica: { token: [126, 698], name: [130, 679, 'middle'], symbol: [163, 694] },
  tarraconensis: { token: [140, 644], name: [138, 624, 'middle'] },
  pyrenaei: { token: [204, 583], name: [146, 585, 'middle'] },
  aquitania: { token: [214, 532], name: [214, 512, 'middle'], fort: [214, 553], cost: [174, 532] },
  armorica: { token: [205, 467], name: [217, 447, 'middle'], symbol: [206, 492], cost: [246, 467] },
  belgica: { token: [288, 426], name: [288, 407, 'middle'] },
  narbonensis: { token: [272, 522], name: [286, 497, 'middle'], symbol: [286, 548], cost: [312, 522] },
  helvetia: { token: [345, 487], name: [345, 466, 'middle'] },
  noricum: { token: [458, 466], name: [450, 446, 'middle'], symbol: [419, 463] },
  cisalpina: { token: [394, 527], name: [402, 508, 'middle'], cost: [423, 526] },
  apenninus: { token: [413, 574], name: [386, 584, 'end'] },
  campania: { token: [472, 622], name: [444, 640, 'end'], symbol: [476, 648] },
  sicilia: { token: [447, 706], name: [408, 722, 'end'] },
  saxonia: { token: [330, 352], name: [366, 330, 'middle'], cost: [361, 352] },
  suebia: { token: [375, 420], name: [375, 401, 'middle'] },
  bohemia: { token: [494, 420], name: [500, 400, 'middle'], symbol: [536, 420] },
  cimbria: { token: [387, 257], name: [387, 238, 'middle'], symbol: [388, 283] },
  norvegia: { token: [372, 151], name: [372, 132, 'middle'] },
  gothia: { token: [459, 197], name: [459, 177, 'middle'], symbol: [459, 222] },
  lapponia: { token: [525, 45], name: [525, 26, 'middle'] },
  finnia: { token: [629, 109], name: [629, 90, 'middle'] },
  vandalia: { token: [508, 345], name: [508, 326, 'middle'] },
  aestia: { token: [597, 281], name: [597, 262, 'middle'], symbol: [592, 307], cost: [617, 226] },
  novgorodia: { token: [766, 170], name: [766, 151, 'middle'] },
  sarmatia: { token: [714, 300], name: [714, 281, 'middle'] },
  volhynia: { token: [655, 398], name: [690, 376, 'middle'], cost: [697, 398] },
  scythia: { token: [797, 455], name: [797, 436, 'middle'], symbol: [797, 480] },
  tanais: { token: [927, 439], name: [927, 420, 'middle'], cost: [907, 470] },
  bolgaria: { token: [942, 291], name: [942, 272, 'middle'], cost: [902, 291] },
  riphaei: { token: [914, 91], name: [914, 70, 'middle'], symbol: [914, 117], cost: [874, 91] },
  pannonia: { token: [532, 484], name: [536, 464, 'middle'] },
  dacia: { token: [612, 476], name: [626, 455, 'middle'], symbol: [652, 476] },
  illyria: { token: [544, 577], name: [540, 557, 'middle'], cost: [502, 529] },
  moesia: { token: [618, 558], name: [642, 538, 'middle'], fort: [624, 581], cost: [660, 558] },
  macedonia: { token: [568, 627], name: [580, 607, 'middle'], symbol: [617, 625], fort: [573, 649] },
  achaea: { token: [599, 695], name: [571, 706, 'end'], symbol: [600, 720] },
  asia: { token: [730, 683], name: [730, 664, 'middle'], symbol: [772, 680] },
  cappadocia: { token: [923, 738], name: [923, 719, 'middle'], cost: [883, 738] },
  caucasus: { token: [950, 575], name: [962, 556, 'middle'], cost: [910, 575] },
  mauretania: { token: [183, 777], name: [132, 786, 'middle'] },
  africa: { token: [336, 764], name: [284, 769, 'middle'], symbol: [376, 762] },
};

// Names of seas: each word on a line of its own where the water is narrow.
export const seaNames: Record<string, { at: Point; lines: 1 | 2; turn?: number }> = {
  atlanticum: { at: [68, 452], lines: 2 },
  hyperboreum: { at: [386, 26], lines: 2 },
  germanicum: { at: [306, 256], lines: 2 },
  suebicum: { at: [516, 258], lines: 2 },
  tyrrhenum: { at: [322, 660], lines: 1 },
  adriaticum: { at: [486, 582], lines: 1, turn: 48 },
  ionium: { at: [530, 765], lines: 1 },
  aegaeum: { at: [655, 722], lines: 2 },
  levantinum: { at: [768, 776], lines: 1 },
  euxinum: { at: [800, 556], lines: 2 },
};
