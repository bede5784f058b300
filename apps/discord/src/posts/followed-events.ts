import { Injectable } from '@nestjs/common';

/** Which events are followed for the posts of their channels. */
@Injectable()
export class FollowedEvents {
  /** Looks again at which channels follow what. */
  refresh(): void {
    return;
  }
}
