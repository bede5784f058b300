import { emptyMat, readSetup, writeSetup, type MatSetup } from '#xwing-mat';

const storageKey = 'conclave.mat';

/** The mat as last stored in this browser. */
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
    // Without storage, a reload starts with an empty mat.
  }
};
