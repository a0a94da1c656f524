/** Skills in engineering, design and research; `software.ts` explains the format. */
export const DESIGN_SKILLS = `
AutoCAD
Civil 3D | autocad civil 3d > AutoCAD
SolidWorks
CATIA
Creo | pro/engineer
Fusion 360
Autodesk Inventor
Revit > BIM
BIM | building information modeling
CAD | computer-aided design | computer aided design | cad drafting | ~drafting
3D modeling | 3d modelling | 3d design
3D printing | additive manufacturing
Finite element analysis | fea | ansys
Computational fluid dynamics | cfd
GD&T | geometric dimensioning and tolerancing
Mechanical design | mechanical engineering | machine design
Electrical engineering | circuit design | electronics design | analog design
PCB design | altium | pcb layout
Power systems | ~power distribution
Control systems | control theory
Thermodynamics | heat transfer | fluid mechanics
Materials science | materials engineering
Structural engineering | structural analysis | structural design
Civil engineering | site design | grading plans
Geotechnical engineering
Transportation engineering | ~traffic engineering
Water resources | stormwater | hydrology | wastewater treatment | ~water treatment
Chemical engineering | chemical process design
~Process engineering
Process safety | hazop
Industrial engineering | time studies | work measurement
Systems engineering
Aerospace engineering
Biomedical engineering
~Medical devices
Petroleum engineering | oil drilling | well drilling | drilling operations
Renewable energy | solar installation | solar pv | ~wind energy
Energy management | ~energy efficiency
LEED
Environmental science | environmental sampling | field sampling
~Geology
~Product design
~Industrial design
Architectural design | building design | ~schematic design | construction documents
Interior design | ff&e > Space planning
~Space planning
Urban planning | ~zoning | land use planning
SketchUp
Rhino 3D
Graphic design | graphic designer
Adobe Photoshop | photoshop
Adobe Illustrator | illustrator
Adobe InDesign | indesign
Adobe Creative Suite | adobe creative cloud | creative suite | creative cloud
Adobe Premiere | premiere pro
After Effects
Final Cut Pro
Figma
!Sketch | sketch app
Adobe XD
Canva
UX design | user experience design | ux
UI design | user interface design | ~?user interfaces | ui/ux
User research | ux research | user experience research | usability testing | user interviews
Wireframing | wireframes
~Prototyping | ~prototypes | rapid prototyping | interactive prototypes
Design systems
Interaction design
Web design | responsive design
Web accessibility | wcag | accessibility standards
Typography
~Illustration | hand drawing | figure drawing | life drawing | drawing skills
Motion graphics | ~animation
Blender 3D
Maya 3D | autodesk maya
~Photography | photo editing | lightroom
Videography | video production | video editing
Audio production | sound design | audio engineering | pro tools
Music performance
Acting for stage and screen | acting skills | stage acting
Fashion design | garment construction
Sewing
~Translation | interpretation services
Scientific research | research design
Data collection | field data collection
Laboratory safety
~Physics
~Mathematics
~Economics | econometrics
Policy analysis | ~public policy
Program evaluation | monitoring and evaluation
Survey design | survey research
Qualitative research | focus groups
`;
