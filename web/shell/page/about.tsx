// about.tsx - what this is, whose games these are, and which of their contents are our own reconstruction.
import { games } from '../../games';
import { Emblem } from '../parts/icon';
import { useLoaded } from '../parts/loaded';
import { api } from '../wire/api';
import { useWords, type WordKey } from '../words/words';
import { Frame } from './frame';

export function AboutPage() {
  const say = useWords();
  const [known] = useLoaded(api.games, []);
  const titles = known.state === 'here' ? known.value : [];
  return (
    <Frame section={null} title={say('about.title')}>
      <p>{say('about.what')}</p>
      <p>{say('about.fair')}</p>
      <h2>{say('about.games')}</h2>
      <p>{say('about.sources')}</p>
      <ul class="about-games">
        {titles.map(({ name, title }) => (
          <li key={name} class="panel">
            <Emblem game={name} paint={games.find((card) => card.name === name)?.emblem ?? ''} />
            <div>
              <h3>{title}</h3>
              <p>{say(`about.${name}` as WordKey)}</p>
              <a href={`/rules/${name}`}>{say('about.rules', { title })}</a>
            </div>
          </li>
        ))}
      </ul>
      <h2>{say('about.licence')}</h2>
      <p>{say('about.licence.text')}</p>
    </Frame>
  );
}
