/** Explains why the user was signed out, with a sign-in link. */
import { LogOut, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { IDLE_MINUTES } from '#contract/deadlines.ts';
import { loginAddress } from '#web/features/session/current-user.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { session as ar } from './notices/texts.ar.ts';
import { session as en } from './notices/texts.en.ts';

const words = { en, ar };

export default function SessionEnded() {
	const { language, texts, format } = useLanguage();
	const session = words[language];
	const [visible, setShown] = useState(true);
	const [path] = useLocation();
	if (!visible) return null;
	return (
		<div role="status" className="flex items-center gap-3 bg-accent-soft ps-4 text-sm">
			<LogOut aria-hidden className="size-5 shrink-0 text-accent-text" />
			<p className="flex-1 py-2">
				<strong className="font-semibold">{session.ended}.</strong> {format.plural(session.endedIdle, IDLE_MINUTES)}{' '}
				{path !== '/sign-in' && (
					<a className="font-medium text-primary underline underline-offset-4" href={loginAddress(location.pathname + location.search)}>
						{session.again}
					</a>
				)}
			</p>
			<IconButton label={texts.kit.dismiss} onClick={() => setShown(false)}>
				<X aria-hidden className="size-5" />
			</IconButton>
		</div>
	);
}
