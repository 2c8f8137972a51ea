/** Calls code of the host. What it throws surfaces as an unhandled rejection and breaks nothing here. */
export function callOut(call: () => void): void {
  try {
    call();
  } catch (error) {
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- whatever the host threw, unchanged
    void Promise.reject(error);
  }
}
