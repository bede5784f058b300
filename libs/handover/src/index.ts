export { adoptEvent, type Adopted, type AdoptionParts } from './adopt.js';
export type { FileFault, HandoverFile } from './handover-file.js';
export { handoverOrigin } from './sending-server.js';
export { codeAsSecret, type CarriedCode, codesAmong } from './guest-codes.js';
export type { Rescue } from './saved-file.js';
export { Commitments } from './commitments.js';
