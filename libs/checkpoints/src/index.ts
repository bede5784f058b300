export { checkpointText, readCheckpoint, type Checkpoint } from './checkpoint.js';
export { inclusionProof, isIncluded, rootOf, type Inclusion } from './merkle.js';
export { openNote, readVerifierKey, signerOf, type Signer, type Verifier } from './note.js';
