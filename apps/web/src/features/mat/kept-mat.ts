import { emptyMat, readSetup, writeSetup, type MatSetup } from '#xwing-mat';

const storageKey = 'conclave.mat';

/** The mat as this browser left it. */
export const keptMat = (): MatSetup => {
  try {
    return readSetup(localStorage.getItem(storageKey) ?? '') ?? emptyMat;
  } catch {
    return emptyMat;
  }
};

export const keepMat = (setup: MatSetup): void => {
  try {
    localStorage.setItem(storageKey, writeSetup(setup));
  } catch {
    // Without storage a reload begins anew.
  }
};
