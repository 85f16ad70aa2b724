/** Accepted card brands as labels, for information: the gateway's page decides what it accepts. */
import { useQuery } from '@tanstack/react-query';
import { CreditCard, ShieldCheck } from 'lucide-react';
import { listPaymentMethods } from '#contract/payments.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { useMounted } from '#web/ui/lazy-component.tsx';
import type { PaymentTexts } from './texts.en.ts';

export function Methods() {
	const t = useScreenTexts<PaymentTexts>();
	const applePay = useMounted() && paysWithApple();
	// Omitted if they cannot be loaded: the gateway's page shows them again.
	const { data } = useQuery(queryFor(listPaymentMethods));
	const visible = (data?.methods ?? []).filter((method) => method !== 'APPLE_PAY' || applePay);
	return (
		<section>
			<h2 className="font-semibold text-lg">{t.methods}</h2>
			<ul className="mt-3 flex min-h-10 flex-wrap gap-2">
				{visible.map((method) => (
					<li
						key={method}
						className="flex min-h-10 items-center gap-2 rounded-control border border-line bg-surface px-3 font-medium text-sm"
					>
						{(method === 'CREDIT' || method === 'DEBIT') && <CreditCard aria-hidden className="size-5 text-muted" />}
						<bdi>{t.method[method]}</bdi>
					</li>
				))}
			</ul>
			<p className="mt-3 flex items-start gap-2 text-muted text-sm">
				<ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-positive" />
				{t.secure}
			</p>
		</section>
	);
}

/** Only in Safari with a configured wallet. */
type WithApplePay = { ApplePaySession?: { canMakePayments(): boolean } };

function paysWithApple(): boolean {
	try {
		return (window as WithApplePay).ApplePaySession?.canMakePayments() ?? false;
	} catch {
		// Throws on insecure pages.
		return false;
	}
}
