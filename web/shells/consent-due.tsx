/** Asks the user to agree to changed terms. */
import { Scale } from 'lucide-react';
import { agreeToTerms } from '#contract/account.ts';
import { LEGAL_VERSION } from '#contract/legal.ts';
import { call } from '#web/browser/api.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { userRead } from '#web/features/session/current-user.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import { consent as ar } from './notices/texts.ar.ts';
import { consent as en } from './notices/texts.en.ts';

const texts = { en, ar };
const linkStyle = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4';

export default function ConsentDue() {
	const t = texts[useLanguage().language];
	const agree = useActionMutation({
		call: () => call(agreeToTerms, { body: { version: LEGAL_VERSION } }),
		refreshes: [userRead.queryKey[0]],
		failed: t.failed,
	});
	return (
		<section aria-label={t.title} data-testid="consent-due" className="bg-accent-soft text-sm">
			<div className="container-page flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
				<p className="flex min-w-0 items-center gap-3">
					<Scale aria-hidden className="size-5 shrink-0 text-accent-text" />
					{t.line}
				</p>
				<Link href="/terms" className={linkStyle}>
					{t.terms}
				</Link>
				<Link href="/privacy" className={linkStyle}>
					{t.privacy}
				</Link>
				<Button busy={agree.isPending && t.busy} onClick={() => agree.mutate()}>
					{t.agree}
				</Button>
			</div>
		</section>
	);
}
