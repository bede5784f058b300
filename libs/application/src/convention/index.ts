// One line for every command about several tournaments under one name.
export { ChangeConvention } from './change-convention.js';
export { CreateConvention } from './create-convention.js';
export { EnterQualified } from './enter-qualified.js';
export { InviteToStage } from './invite-to-stage.js';
export { OpenStage } from './open-stage.js';
export { WithdrawInvitation } from './withdraw-invitation.js';
