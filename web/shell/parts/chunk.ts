// chunk.ts - parts of the page that are fetched when they are needed. A line that breaks for a moment is no reason to fail: what
// did not come is asked for again.

const waits = [0, 500, 2000]; // ms before each attempt

// Vite takes a sheet for read once it was asked for, so one that did not come is asked for here.
function fetchSheet(address: string, problem: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => reject(problem);
    document.head.append(link);
  });
}

const sheetIn = (problem: unknown) =>
  problem instanceof Error ? /^Unable to preload CSS for (\S+)$/.exec(problem.message)?.[1] : undefined;

export async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  let problem: unknown;
  for (const wait of waits) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const sheet = sheetIn(problem);
    try {
      if (sheet) await fetchSheet(sheet, problem);
      return await load();
    } catch (found) {
      problem = found;
    }
  }
  throw problem;
}
