import { createServer } from 'node:net';

const TRIES = 50;

/**
 * The wanted port, or the next free one above it.
 * @param {number} wanted
 * @param {string} host
 * @param {(taken: number) => void} onTaken called for each port that is in use
 */
export async function findFreePort(wanted, host, onTaken) {
  for (let port = wanted; port < wanted + TRIES; port += 1) {
    if (await isFree(port, host)) return port;
    onTaken(port);
  }
  throw new Error(`No free port between ${wanted} and ${wanted + TRIES - 1}.`);
}

function isFree(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
