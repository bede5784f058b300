export { adoptEvent, type Adopted, type AdoptionParts } from './adopt.js';
export type { FileFault, HandoverFile } from './handover-file.js';
export { sealFor, TransferKey } from './transfer-key.js';
export { handoverOrigin } from './sending-server.js';
export { Commitments } from './commitments.js';
