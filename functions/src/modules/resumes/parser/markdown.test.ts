import { describe, expect, it } from 'vitest';
import { toSections } from './structure/sections.ts';
import { txtDocument } from './txt-lines.ts';
import { understand } from './understand.ts';

const RESUME = `# Mara Voss
## Planner

### EXPERIENCE

#### Senior Planner at Verano Foods (2020-2023)
- Planned **three** seasons

**Highlights**
- Won a prize

#### [Planner](https://verano.example) | Oakline
*June 2018 - December 2019*

- Planned two seasons

**Highlights**
- Won another

### SKILLS

- **Tools**: Excel, SAP
`;

describe('Markdown', () => {
  const { lines, ...rest } = txtDocument(RESUME);

  it('parts the resume at the level of its known headings only', () => {
    expect(toSections(lines).sections.map(({ kind }) => kind)).toEqual(['experience', 'skills']);
  });

  it('reads names and dates without their signs', () => {
    const { experience } = understand({ lines, ...rest }, '2026-11');
    expect(experience.map(({ title, employer, start }) => [title, employer, start])).toEqual([
      ['Senior Planner', 'Verano Foods', '2020-01'],
      ['Planner', 'Oakline', '2018-06'],
    ]);
  });
});
