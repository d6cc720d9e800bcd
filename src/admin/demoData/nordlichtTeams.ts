// The org chart of the demo's first account, over five levels: whoever reports stands below the manager.
import type { DemoTeam } from './demoAccount.ts'

export const nordlichtTeams: readonly DemoTeam[] = [
  { manager: null, department: null, people: [['Chief Executive Officer', 'Astrid Harms']] },
  { manager: 'Astrid Harms', department: 'People', people: [['Head of People', 'Ingrid Solberg']] },
  { manager: 'Astrid Harms', department: 'Engineering', people: [['Chief Technology Officer', 'Mehmet Yıldız']] },
  { manager: 'Astrid Harms', department: 'Product', people: [['Head of Product', 'Clara Hoffmann']] },
  { manager: 'Astrid Harms', department: 'Operations', people: [['Chief Operating Officer', 'Henrik Madsen']] },
  { manager: 'Astrid Harms', department: 'Customer Delivery', people: [['Head of Customer Delivery', 'Willem Visser']] },
  { manager: 'Astrid Harms', department: 'Commercial', people: [['Chief Commercial Officer', 'Marguerite Dubois']] },
  { manager: 'Astrid Harms', department: 'Finance', people: [['Chief Financial Officer', 'Stefan Albrecht']] },
  {
    manager: 'Ingrid Solberg',
    department: 'People',
    people: [
      ['HR Manager', 'Amara Okafor'],
      ['Talent Partner, Engineering', 'Lena Brandt'],
      ['Talent Partner, Operations and Delivery', 'Tomasz Nowak'],
      ['Payroll and Benefits', 'Birgit Petersen'],
      ['Office Manager', 'Silke Harder'],
    ],
  },
  { manager: 'Mehmet Yıldız', department: 'Motion Control', people: [['Engineering Manager, Motion Control', 'Jonas Weber']] },
  { manager: 'Mehmet Yıldız', department: 'Perception', people: [['Engineering Manager, Perception', 'Priya Raman']] },
  { manager: 'Mehmet Yıldız', department: 'Embedded Systems', people: [['Lead Engineer, Embedded Systems', 'Piotr Wiśniewski']] },
  { manager: 'Mehmet Yıldız', department: 'Cloud Platform', people: [['Engineering Manager, Cloud Platform', 'Freya Lindqvist']] },
  {
    manager: 'Clara Hoffmann',
    department: 'Product',
    people: [['Product Manager', 'Lukas Reimann', 'Ines Marques', 'Sanne Hendriks']],
  },
  {
    manager: 'Clara Hoffmann',
    department: 'Design',
    people: [
      ['Senior Product Designer', 'Yuki Tanaka'],
      ['Product Designer', 'Oskar Lund', 'Chiara Bellini'],
    ],
  },
  { manager: 'Henrik Madsen', department: 'Production', people: [['Head of Production', 'Uwe Janssen']] },
  { manager: 'Henrik Madsen', department: 'Supply Chain', people: [['Head of Supply Chain', 'Magdalena Zielińska']] },
  { manager: 'Henrik Madsen', department: 'Quality', people: [['Head of Quality', 'Dorothee Maas']] },
  { manager: 'Willem Visser', department: 'Commissioning', people: [['Commissioning Manager', 'Anouk Bakker']] },
  { manager: 'Willem Visser', department: 'Field Service', people: [['Field Service Manager', 'Elif Demir']] },
  { manager: 'Marguerite Dubois', department: 'Sales', people: [['Regional Sales Director', 'Callum Fraser']] },
  { manager: 'Marguerite Dubois', department: 'Marketing', people: [['Marketing Manager', 'Josephine Arendt']] },
  {
    manager: 'Stefan Albrecht',
    department: 'Finance',
    people: [
      ['Controller', 'Malte Carstens'],
      ['Accountant', 'Renate Schilling', 'Diego Navarro'],
      ['Working Student, Finance', 'Nils Ahrens'],
    ],
  },
  { manager: 'Jonas Weber', department: 'Path Planning', people: [['Staff Engineer, Path Planning', 'Rafael Costa']] },
  { manager: 'Jonas Weber', department: 'Drives and Safety', people: [['Lead Engineer, Drives and Safety', 'Katrin Ohlsen']] },
  {
    manager: 'Jonas Weber',
    department: 'Motion Control',
    people: [['Control Engineer', 'Emil Sørensen', 'Agnieszka Kamińska', 'Tobias Lorenz']],
  },
  {
    manager: 'Rafael Costa',
    department: 'Path Planning',
    people: [
      ['Senior Robotics Engineer', 'Viktor Hansson', 'Leila Farahani'],
      ['Robotics Engineer', 'Jan Petersen', 'Beatriz Almeida', 'Arvid Nyström', 'Sofie Vermeulen'],
    ],
  },
  {
    manager: 'Katrin Ohlsen',
    department: 'Drives and Safety',
    people: [
      ['Functional Safety Engineer', 'Dirk Hartmann', 'Marta Wójcik'],
      ['Drive Engineer', 'Finn Clausen', 'Andrei Popescu', 'Selin Aydın'],
    ],
  },
  {
    manager: 'Priya Raman',
    department: 'Perception',
    people: [
      ['Senior Perception Engineer', 'Hugo Lefèvre', 'Nadia Rahman'],
      ['Perception Engineer', 'Erik Johansson', 'Giulia Romano', 'Kenji Mori', 'Paula Richter', 'Stellan Ek'],
      ['Data Engineer', 'Marek Horák'],
    ],
  },
  {
    manager: 'Piotr Wiśniewski',
    department: 'Embedded Systems',
    people: [
      ['Senior Firmware Engineer', 'Gesa Brodersen'],
      ['Firmware Engineer', 'Mateo Silva', 'Jakub Mazur', 'Ole Thomsen', 'Deniz Kaya'],
      ['Hardware Engineer', 'Charlotte Meyer', 'Ravi Iyer'],
    ],
  },
  {
    manager: 'Freya Lindqvist',
    department: 'Cloud Platform',
    people: [
      ['Senior Backend Engineer', 'Maja Lindholm', 'Bartosz Kowalczyk'],
      ['Backend Engineer', 'Alva Bergman', 'Thijs van Dam', 'Nora Eide', 'Clemens Roth'],
    ],
  },
  {
    manager: 'Freya Lindqvist',
    department: 'Site Reliability',
    people: [['Site Reliability Engineer', 'Samuel Adeyemi', 'Linus Åberg', 'Imke Boysen']],
  },
  { manager: 'Uwe Janssen', department: 'Final Assembly', people: [['Foreman, Final Assembly', 'Sabine Krüger', 'Heiko Lammers']] },
  { manager: 'Uwe Janssen', department: 'Production', people: [['Production Planner', 'Wiebke Friese', 'Pavel Dvořák']] },
  {
    manager: 'Sabine Krüger',
    department: 'Final Assembly',
    people: [
      ['Mechatronics Technician', 'Torben Wulf', 'Ayşe Şahin', 'Kevin Schröder', 'Mirela Ionescu', 'Jens Behrens', 'Dragan Petrović'],
      ['Apprentice, Mechatronics', 'Lea Sommer', 'Hannah Vogel'],
    ],
  },
  {
    manager: 'Heiko Lammers',
    department: 'Final Assembly',
    people: [
      ['Electrician', 'Frank Nissen', 'Yusuf Arslan', 'Monika Lis', 'Sven Gerdes'],
      ['Test Technician', 'Antje Voss', 'Filip Novotný'],
    ],
  },
  {
    manager: 'Magdalena Zielińska',
    department: 'Supply Chain',
    people: [
      ['Buyer', 'Carsten Dahl', 'Lucía Ortega', 'Bogdan Marin'],
      ['Logistics Specialist', 'Rune Haugen', 'Meike Tietjen'],
    ],
  },
  {
    manager: 'Dorothee Maas',
    department: 'Quality',
    people: [['Quality Engineer', 'Ewa Pawlak', 'Holger Stein', 'Matteo Conti', 'Femke Kuiper']],
  },
  {
    manager: 'Anouk Bakker',
    department: 'Commissioning',
    people: [['Commissioning Engineer', 'Pieter Janssens', 'Lotte Smit', 'Georgios Papadakis', 'Ruben Claes', 'Zofia Baran']],
  },
  {
    manager: 'Elif Demir',
    department: 'Field Service',
    people: [
      ['Field Service Technician', 'Marco Schütz', 'Bente Iversen', 'Adam Wrona', 'Joris Peeters', 'Karim Haddad'],
      ['Service Dispatcher', 'Swantje Kruse'],
    ],
  },
  {
    manager: 'Callum Fraser',
    department: 'Sales',
    people: [
      ['Account Manager', 'Eleanor Whitby', 'Jesper Holm', 'Florian Beck', 'Amélie Girard'],
      ['Sales Engineer', 'Isabelle Moreau', 'Grzegorz Dudek'],
    ],
  },
  {
    manager: 'Josephine Arendt',
    department: 'Marketing',
    people: [
      ['Content Editor', 'Tilda Ekström'],
      ['Event Manager', 'Rosa Lindner'],
    ],
  },
]
