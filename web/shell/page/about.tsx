// about.tsx - what this is, whose games these are, and which of their contents are our own reconstruction.
import { cardOf, cardWords } from '../../kit/cards';
import { Emblem } from '../parts/icon';
import { useLoaded } from '../parts/loaded';
import { api } from '../wire/api';
import { gameTitle } from '../words/game_words';
import { useLanguage, useWords } from '../words/words';
import { Frame } from './frame';

export function AboutPage() {
  const say = useWords();
  const language = useLanguage();
  const [known] = useLoaded(api.games, []);
  const games = known.state === 'here' ? known.value : [];
  return (
    <Frame section={null} title={say('about.title')}>
      <p>{say('about.what')}</p>
      <p>{say('about.fair')}</p>
      <h2>{say('about.games')}</h2>
      <p>{say('about.sources')}</p>
      <ul class="about-games">
        {games.map((game) => {
          const { emblem } = cardOf(game.name);
          const title = gameTitle(game, language);
          return (
            <li key={game.name} class="panel">
              <Emblem game={game.name} paint={emblem} />
              <div>
                <h3>{title}</h3>
                <p>{cardWords(game.name, language).about}</p>
                <a href={`/rules/${game.name}`}>{say('about.rules', { title })}</a>
              </div>
            </li>
          );
        })}
      </ul>
      <h2>{say('about.licence')}</h2>
      <p>{say('about.licence.text')}</p>
    </Frame>
  );
}
