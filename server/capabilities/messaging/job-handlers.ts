/** Job handlers of messaging. */
import type { PlatformJob } from '#server/platform/context/platform.ts';
import { unreadJob } from './notify-if-unread.ts';

export const messagingJobs: PlatformJob[] = [unreadJob];
