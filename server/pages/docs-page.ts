/** `/api/docs`: the contract as a readable page, generated from the same objects as OpenAPI; without scripts, so that the security policy needs no exception. */

import * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { refusals } from '#contract/index.ts';
import { endpointsByCapability } from '#server/platform/http/openapi.ts';
import { escapeHtml, plainPage } from './plain-page.ts';

const STYLE = `h2{margin-top:2.5rem;text-transform:capitalize}
details{border-top:1px solid var(--line);padding:.5rem 0}summary{cursor:pointer;min-height:2.75rem;display:flex;gap:.75rem;align-items:center;flex-wrap:wrap}
code,pre{font-family:ui-monospace,monospace;font-size:.875rem}pre{overflow-x:auto;padding:1rem;border:1px solid var(--line);border-radius:.5rem}
.method{font-weight:600;min-width:4rem;color:var(--accent)}table{border-collapse:collapse}td{padding:.25rem .75rem .25rem 0;vertical-align:top}`;

export function docsPage({ demoBanner }: { demoBanner: boolean }): string {
	const groups = endpointsByCapability()
		.map(({ capability, endpoints }) => `<section><h2 id="${capability}">${capability}</h2>${endpoints.map(entry).join('')}</section>`)
		.join('');
	const about = `<p>JSON over HTTP. Amounts are decimal strings in JOD; times are ISO 8601 with offset, and a bare date means 10:00 in Amman. An error is
<code>{"error", "code", "fields"?}</code>. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. <a href="/api/docs/access">Permissions by endpoint</a>.</p>`;
	return plainPage({ language: 'en', title: 'Mishwar API', body: about + groups, style: STYLE, demoBanner });
}

function entry(endpoint: Endpoint): string {
	const access = Array.isArray(endpoint.access) ? endpoint.access.join(', ') : endpoint.access;
	return `<details><summary><span class="method">${endpoint.method}</span><code>${escapeHtml(endpoint.path)}</code></summary>
<p>${escapeHtml(endpoint.summary)} Who: ${escapeHtml(String(access))}.${endpoint.idempotent ? ' Takes an Idempotency-Key.' : ''}</p>
${shape('Query', endpoint.query, 'input')}${shape('Body', endpoint.body, 'input')}${shape('Answer', endpoint.response, 'output')}${refusalTable(endpoint)}</details>`;
}

function shape(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
	if (!schema) return '';
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
	return `<h3>${title}</h3><pre>${escapeHtml(JSON.stringify(rest, null, 2))}</pre>`;
}

function refusalTable(endpoint: Endpoint): string {
	const known = Object.entries(refusals).filter(([code]) => endpoint.refusals?.includes(code));
	if (known.length === 0) return '';
	const rows = known.map(([code, { status, en }]) => `<tr><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(en)}</td></tr>`);
	return `<h3>Refusals</h3><table>${rows.join('')}</table>`;
}
