/** Terms of use. */
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LegalPage } from '../legal-page.tsx';
import type { TermsTexts } from './texts.en.ts';

export default function TermsScreen() {
	return <LegalPage texts={useScreenTexts<TermsTexts>()} />;
}
