/** Minimal shell for single-task screens: logo, language and theme, without navigation. */
import type { ReactNode } from 'react';
import { Link } from '#web/browser/navigation/link.tsx';
import { SignedInParts } from '#web/features/session/signed-in-parts.tsx';
import { useTexts } from '#web/i18n/context.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { LanguageMenu } from '../language-menu.tsx';
import { Notices, SkipLink } from '../notices.tsx';
import { ThemeButton } from '../theme-button.tsx';

export default function BareShell({ children }: { children: ReactNode }) {
	const { brand, nav } = useTexts();
	return (
		<div className="limestone flex min-h-dvh flex-col">
			<SkipLink />
			<header className="container-page flex h-(--header-height) items-center justify-between">
				<Link href="/" aria-label={`${brand}, ${nav.home}`} className="rounded-control py-1">
					<Logo />
				</Link>
				<div className="flex items-center">
					<ThemeButton />
					<LanguageMenu />
				</div>
			</header>
			<Notices />
			<main id="main" tabIndex={-1} className="flex-1">
				{children}
			</main>
			<SignedInParts />
		</div>
	);
}
