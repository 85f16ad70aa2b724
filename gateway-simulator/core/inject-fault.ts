/** Applies a prepared fault: drops the connection, delays the answer, or returns an error status. */

import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Core } from './core.ts';
import type { Fault } from './settings.ts';

/** `failure` formats an error in the protocol of the call. */
export async function injectFault(
	core: Core,
	context: Context<{ Bindings: HttpBindings }>,
	fault: Fault,
	failure: (status: number, message: string) => Response,
): Promise<Response> {
	if (fault.answer === 'drop') {
		context.env.outgoing.destroy();
		return RESPONSE_ALREADY_SENT;
	}
	if (fault.answer === 'hang') {
		await stall(core, context.req.raw.signal);
		return failure(504, 'The gateway did not answer in time');
	}
	const response = failure(fault.answer, `Prepared fault ${fault.answer}`);
	if (fault.retryAfterSeconds !== undefined) response.headers.set('retry-after', String(fault.retryAfterSeconds));
	return response;
}

/** Resolves after the configured time, or earlier if the client disconnects or the server ends. */
export async function stall(core: Core, asker: AbortSignal): Promise<void> {
	try {
		await wait(core.settings.get('delays').hangMs, undefined, { signal: AbortSignal.any([asker, core.closing]) });
	} catch (error) {
		if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
	}
}
