import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, about which React 18 warns on the server, where neither of the two runs. */
export const useClientLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;
