/** `/api/docs/access`: every call with the roles that may make it; generated from the contract. */
import { type Endpoint, roles } from '#contract/endpoint.ts';
import { endpointsByCapability } from '#server/platform/http/openapi.ts';
import { escapeHtml, plainPage } from './plain-page.ts';

const STYLE = `main{max-width:none}table{border-collapse:collapse;font-size:.875rem;min-width:48rem}
th,td{border-bottom:1px solid var(--line);padding:.5rem .75rem;text-align:center}th:first-child,td:first-child{text-align:start}
thead th{position:sticky;top:0;background:var(--canvas,Canvas)}code{font-family:ui-monospace,monospace}tbody th[colspan]{padding-top:1.5rem;text-transform:capitalize}
.yes{color:var(--accent);font-weight:600}.wrap{overflow-x:auto}`;

const callers = ['Anonymous', ...roles] as const;

export function accessPage({ demoBanner }: { demoBanner: boolean }): string {
	const groups = endpointsByCapability().map(
		({ capability, endpoints }) =>
			`<tr><th scope="rowgroup" colspan="${callers.length + 1}">${escapeHtml(capability)}</th></tr>${endpoints.map(line).join('')}`,
	);
	const head = callers.map((caller) => `<th scope="col">${caller}</th>`).join('');
	const about = `<p>Who is let in by role. Whose row it is is asked after that: what is not yours answers 404. A suspended person is like an anonymous one.
“proof” is a signature over the message or the address itself. <a href="/api/docs">All calls in detail</a>.</p>`;
	const body = `${about}<div class="wrap"><table><thead><tr><th scope="col">Call</th>${head}</tr></thead><tbody>${groups.join('')}</tbody></table></div>`;
	return plainPage({ language: 'en', title: 'Mishwar: who may call what', body, style: STYLE, demoBanner });
}

function line(endpoint: Endpoint): string {
	const cells = callers.map((caller) => {
		const word = wordFor(endpoint.access, caller);
		return `<td${word === '–' ? '' : ' class="yes"'}>${word}</td>`;
	});
	return `<tr><td><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></td>${cells.join('')}</tr>`;
}

function wordFor(access: Endpoint['access'], caller: (typeof callers)[number]): string {
	if (access === 'gateway' || access === 'signed-link') return 'proof';
	if (access === 'anyone') return 'yes';
	if (caller === 'Anonymous') return '–';
	return access === 'signed-in' || access.includes(caller) ? 'yes' : '–';
}
