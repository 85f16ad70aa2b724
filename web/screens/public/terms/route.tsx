/** The terms of use. */
import { LegalPage } from '../legal-page.tsx';
import { useTermsTexts } from './texts.ts';

export default function TermsScreen() {
	return <LegalPage texts={useTermsTexts()} />;
}
