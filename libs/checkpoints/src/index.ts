export {
  checkpointText,
  contradictsHeader,
  headerExtension,
  readCheckpoint,
  type Checkpoint,
} from './checkpoint.js';
export { consistencyProof, isConsistent, type Tree } from './consistency.js';
export { addCheckpointText, type AddCheckpoint, readAddCheckpoint } from './add-checkpoint.js';
export { Cosignatures, type DueCheckpoint } from './cosignatures.js';
export { judgeCheckpoint, type Judgement, type OfferedCheckpoint } from './judge-checkpoint.js';
export { logIdOf, WitnessedLogs, type WitnessAnswer } from './witnessed-logs.js';
export { KeyRing, keyReplaced, keyStream, type KeyRingParts } from './key-ring.js';
export {
  type KeyRotation,
  keysAlong,
  readRotation,
  signRotation,
  type TrustedKey,
} from './key-rotation.js';
export { LogCheckpoints, logOrigin, LogRewrittenError, type LogProof } from './log-checkpoints.js';
export { inclusionProof, isIncluded, rootOf, type Inclusion } from './merkle.js';
export {
  openNote,
  readVerifierKey,
  signerOf,
  textOfNote,
  witnessOf,
  type Signer,
  type Verifier,
  type Witness,
} from './note.js';
export { readReceipt, receiptOrigin, signReceipt, type Receipt } from './receipt.js';
