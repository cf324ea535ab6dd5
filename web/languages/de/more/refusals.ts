// refusals.ts - why the server refused something, by its code, in German.

export const refusals: Readonly<Record<string, string>> = {
  bad_option: 'diese Spielvariante gibt es so nicht',
  bad_record: 'die Aufzeichnung ist unvollständig oder enthält einen Fehler',
  bad_request: 'die Anfrage war fehlerhaft',
  busy: 'gerade ist zu viel los; bitte gleich noch einmal versuchen',
  cannot_undo: 'es gibt nichts zurückzunehmen',
  conflict: 'das geht hier gerade nicht',
  forbidden: 'das ist hier nicht erlaubt',
  illegal: 'dieser Zug ist nicht erlaubt',
  name_taken: 'so oder ganz ähnlich heißt hier schon jemand; bitte wähle einen anderen Namen',
  not_found: 'das gibt es nicht, oder nur auf Einladung',
  not_signed_in: 'sag zuerst, wer du bist',
  not_your_turn: 'du bist nicht am Zug',
  not_yours: 'das steht nur anderen zu',
  offline: 'der Server antwortet nicht',
  over: 'die Partie ist zu Ende',
  stale: 'die Stellung hat sich inzwischen geändert',
  storage: 'es konnte nicht gespeichert oder gelesen werden',
  too_large: 'das ist zu groß',
  too_many: 'das waren zu viele Anfragen auf einmal; bitte warte etwas',
  wrong_login: 'Name oder Kennwort ist falsch',
};
