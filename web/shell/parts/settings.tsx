// settings.tsx - the preferences of this browser.
import { preferences, type Preferences } from '../preferences';
import { allLanguages, folderOf } from '../../kit/languages';
import { useStore } from '../../kit/store';
import { learn, useWords, type WordKey } from '../words/words';
import { Dialog } from './dialog';

type Named = 'theme' | 'palette' | 'pace' | 'confirm' | 'outlines';
const choices: { [Key in Named]: readonly Preferences[Key][] } = {
  theme: ['system', 'light', 'dark', 'contrast'],
  palette: ['default', 'deutan', 'protan', 'tritan', 'mono'],
  pace: ['off', 'fast', 'normal', 'slow'],
  confirm: ['off', '3', '10', '30', 'manual'],
  outlines: ['off', 'faint', 'full'],
};

function Row<Value extends string | number>({
  label,
  value,
  values,
  word,
  choose,
}: {
  label: string;
  value: Value;
  values: readonly Value[];
  word: (value: Value) => string;
  choose: (value: Value) => void;
}) {
  return (
    <label class="setting">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(values[event.currentTarget.selectedIndex]!)}>
        {values.map((each) => (
          <option key={each} value={each}>
            {word(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Settings({ onClose }: { onClose: () => void }) {
  const say = useWords();
  const chosen = useStore(preferences, (value) => value);
  const named = <Key extends Named>(key: Key) => (
    <Row
      label={say(`set.${key}` as WordKey)}
      value={chosen[key]}
      values={choices[key]}
      word={(value) => say(`set.${key}.${value}` as WordKey)}
      choose={(value) => preferences.change({ [key]: value })}
    />
  );
  const switched = (key: 'recap' | 'sound' | 'letters') => (
    <label class="setting">
      <span>{say(`set.${key}`)}</span>
      <input
        type="checkbox"
        checked={chosen[key]}
        onChange={(event) => preferences.change({ [key]: event.currentTarget.checked })}
      />
    </label>
  );
  return (
    <Dialog title={say('settings')} onClose={onClose}>
      <div class="settings">
        <Row
          label={say('set.language')}
          value={chosen.language}
          values={allLanguages().map(({ code }) => code)}
          word={(value) => folderOf(value)!.name}
          choose={(language) => void learn(language).then(() => preferences.change({ language }))}
        />
        {named('theme')}
        {named('palette')}
        {named('outlines')}
        {named('pace')}
        {named('confirm')}
        <Row
          label={say('set.textSize')}
          value={chosen.textSize}
          values={[100, 125, 150, 200] as const}
          word={(value) => `${value} %`}
          choose={(textSize) => preferences.change({ textSize })}
        />
        {switched('recap')}
        {switched('sound')}
        {switched('letters')}
      </div>
    </Dialog>
  );
}
