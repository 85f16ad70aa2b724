/** PayTabs PT2 as a server: its two endpoints, authenticated by server key and profile, with injected faults. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Core } from '../core/core.ts';
import { parseKeepingNumbers } from '../core/exact-json.ts';
import { injectFault } from '../core/inject-fault.ts';
import { isKey } from '../core/refusal.ts';
import type { Fault } from '../core/settings.ts';
import { type Answer, failure, toResponse } from './answers.ts';
import { createOperations } from './operations.ts';
import { kindRequest } from './requests.ts';

type Env = { Bindings: HttpBindings };
type Options = { wire: string; serverKey: string; profileId: string; publicUrl: string | undefined };
type Call = { kind: Fault['call']; act: () => Answer };

function readBody(text: string): unknown {
	try {
		return parseKeepingNumbers(text);
	} catch {
		return undefined;
	}
}

export function createRoutes(core: Core, options: Options): Hono<Env> {
	const app = new Hono<Env>();
	const operations = createOperations(core, options.wire);

	const on = (path: string, choose: (body: unknown, origin: string, input: { type: string; reference: string }) => Call) =>
		app.post(path, async (context: Context<Env>) => {
			const body = readBody(await context.req.text());
			const input = kindRequest.safeParse(body).data;
			const known = isKey(context.req.header('authorization'), options.serverKey) && input?.profile_id === options.profileId;
			if (!known) return toResponse(failure(401, 1, 'Authentication failed. Check authentication header.'));
			const origin = options.publicUrl ?? new URL(context.req.url).origin;
			const { kind, act } = choose(body, origin, { type: input?.tran_type ?? '', reference: input?.tran_ref ?? '' });
			const fault = core.settings.takeFault(kind);
			if (!fault) return toResponse(act());
			if (fault.recorded) act();
			return injectFault(core, context, fault, (status, message) => toResponse(failure(status, 0, message)));
		});

	on('/payment/request', (body, origin, { type }) => {
		if (type === 'sale' || type === 'auth') return { kind: 'create', act: () => operations.create(body, origin) };
		return { kind: type === 'refund' ? 'refund' : 'capture', act: () => operations.followUp(body) };
	});
	on('/payment/query', (body, origin, { reference }) => ({
		kind: operations.isRefund(reference) ? 'refundStatus' : 'verify',
		act: () => operations.query(body, origin),
	}));
	return app;
}
