// screen.ts - which of the screens in screens.ts the window is, for what styles alone cannot say.
import { useEffect, useState } from 'preact/hooks';
import { screens, type ScreenName } from '../../kit/screens';

export function useScreen(name: ScreenName): boolean {
  const query = matchMedia(screens[name]);
  const [fits, setFits] = useState(query.matches);
  useEffect(() => {
    const change = () => setFits(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return fits;
}
