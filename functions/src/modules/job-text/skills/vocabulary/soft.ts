/** Soft skills that nearly every posting asks for: recognized, never scored. `software.ts` explains the format. */
export const SOFT_SKILLS = `
Leadership | team leadership | people management | lead a team | leading teams | staff supervision | supervise staff | supervising
Team management | managing teams | manage a team | direct reports
Mentoring | coaching | mentor junior
Communication | communication skills | written communication | verbal communication | oral communication
Teamwork | collaboration | cross-functional collaboration | team player | cross-functional teams
Problem solving | problem-solving | analytical thinking | critical thinking
Time management | prioritization | multitasking | prioritize tasks
Attention to detail | detail oriented | detail-oriented
Organization | organizational skills | organisational skills
Presentation | presentation skills | public speaking | presentations
Research | research skills
Report writing | writing reports | reporting
Decision making | decision-making
Adaptability | flexibility
Interpersonal skills | people skills
Conflict resolution | conflict management | resolve conflicts
Strategic thinking
Customer experience
Physical stamina | lift 50 lbs | heavy lifting
`;
