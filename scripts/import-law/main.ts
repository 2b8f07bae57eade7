import { join } from 'node:path';
import { findViolations } from './check.ts';

const violations = findViolations(join(import.meta.dirname, '..', '..'));
for (const { rule, file, detail } of violations) process.stdout.write(`${file}: ${rule}: ${detail}\n`);
process.stdout.write(`${violations.length} breaches of the import law\n`);
process.exitCode = violations.length > 0 ? 1 : 0;
