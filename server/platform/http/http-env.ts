/** The Hono environment of every request. */
import type { HttpBindings } from '@hono/node-server';
import type { Language } from '../base/refusal.ts';
import type { CacheTag } from '../database/invalidation.ts';

/** `isLoopback`: the visitor is on this machine (loopback.ts). `refusal`: code of the response, if it is a refusal. */
export type HttpEnv = {
	Variables: { requestId: string; language: Language; address: string; isLoopback: boolean; refusal?: string };
};

/** A page that is being rendered: its language, whether its visitor is on this machine, and a callback for the cache tags of each call (null if the response must not be cached). */
export type Rendering = { language: Language; isLoopback: boolean; addCacheTags(parts: readonly CacheTag[] | null): void };

/** Node's request for calls from outside; the page for calls from our own rendering. */
export type CallEnv = Partial<HttpBindings> & { rendering?: Rendering };

/** The client address of calls made during rendering, which are not rate-limited. */
export const IN_PROCESS = 'in-process';
