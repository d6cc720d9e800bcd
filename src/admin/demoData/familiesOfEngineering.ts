// What the demo's engineering jobs share, kind by kind: context, what is asked for, and the application form.
import type { JobFamily } from './demoAccount.ts'
import { designers, developers, engineers, scientists } from './professions.ts'

const degree = "Bachelor's Degree"

export const software: JobFamily = {
  context:
    'Our robots drive day and night among people, cranes and lorries. Every change is reviewed by a colleague, runs in the simulator first and on our test quay in Hamburg before a customer sees it.',
  asks: [
    'Several years of C++ or Rust in a product that other people depend on',
    'Tests as a habit, and a good sense of what can go wrong on a moving machine',
    'English for daily work; German is welcome, not needed',
  ],
  function: 'Engineering',
  education: degree,
  questions: [
    {
      body: 'Which machine, large or small, have you written software for, and what did it do?',
      type: 'free_text',
      required: true,
      answers: [
        'A forklift that follows painted lines: I wrote its safety state machine.',
        'A milling machine; the path came from me, the chips from the machine.',
        'Only a lawn mower at home, but it has never left the lawn.',
        'Cranes. I wrote the sway control for the newer half of the fleet.',
      ],
    },
    {
      body: 'Which of these have you used at work?',
      type: 'multiple_choice',
      choices: ['C++', 'Rust', 'Python', 'ROS 2', 'Gazebo or Isaac Sim'],
    },
    { body: 'How many years have you worked on software for physical machines?', type: 'numeric', range: [1, 14] },
    { body: 'When could you start?', type: 'date', range: [20, 120] },
  ],
  form: { headline: false, phone: true, education: false, experience: true, resume: true, cover_letter: false },
  attributes: { 'Notice period': true, 'Work permit for the EU': true, Certificates: false, 'Salary expectation': false },
  people: engineers,
}

export const perception: JobFamily = {
  context:
    'Rain, fog and low sun are the normal case on a terminal. The perception team turns lidar, radar and camera data into a picture that the planner can trust, and says so when it cannot.',
  asks: [
    'A solid footing in geometry, filtering and machine learning',
    'Experience with point clouds or camera calibration outside the laboratory',
    'Python for studies, C++ for what runs on the robot',
  ],
  function: 'Engineering',
  education: "Master's Degree",
  questions: [
    {
      body: 'Describe a data set that you collected yourself, and what was wrong with it at first.',
      type: 'free_text',
      required: true,
      answers: [
        'Two weeks of lidar on a ferry. Half of it was seagulls.',
        'Images of labels on pallets; every label was photographed at noon.',
        'Radar from my own car. The mounting was loose, which I learned last.',
      ],
    },
    {
      body: 'Link to a publication, a talk or a repository',
      type: 'short_text',
      answers: ['https://papers.example/dense-maps-in-fog', 'https://code.example/calibration', 'https://talks.example/radar-in-rain'],
    },
    { body: 'Have you worked with radar data?', type: 'boolean' },
    { body: 'Highest degree', type: 'dropdown', required: true, choices: ["Bachelor's", "Master's", 'Doctorate', 'None of these'] },
    { body: 'A sample of your work', type: 'file' },
  ],
  form: { phone: false, education: true, experience: false, summary: false, resume: true },
  attributes: { 'Notice period': true, 'Work permit for the EU': true },
  people: scientists,
}

export const embedded: JobFamily = {
  context:
    'Between the planner and the wheels sit forty small controllers. We design their boards, write their firmware and prove to the inspector that the robot stops when it must.',
  asks: [
    'C on microcontrollers, with an oscilloscope within reach',
    'CAN, EtherCAT or another field bus',
    'An eye for documents: functional safety (EN ISO 13849) is part of the work',
  ],
  function: 'Engineering',
  education: degree,
  questions: [
    {
      body: 'Which safety standard have you worked under?',
      type: 'dropdown',
      choices: ['EN ISO 13849', 'IEC 61508', 'ISO 26262', 'None yet'],
    },
    {
      body: 'Tell us about the hardest fault that you have tracked down on a board.',
      type: 'free_text',
      required: true,
      answers: [
        'A brown-out that only came when the heater of the neighbour switched on.',
        'A swapped pair of CAN wires that worked at low speed.',
        'A watchdog that was fed by the wrong task, once a week.',
      ],
    },
    { body: 'Are you able to work in the Hamburg laboratory three days a week?', type: 'boolean', required: true },
  ],
  form: { phone: true, address: false, experience: true, resume: true, cover_letter: false },
  attributes: { 'Notice period': true, Certificates: true, 'Salary expectation': false },
  people: engineers,
}

export const cloud: JobFamily = {
  context:
    'Each robot reports two thousand values a second. The platform keeps them, shows terminals where every container is, and brings new software to six hundred vehicles without stopping a single shift.',
  asks: [
    'Operation of services that somebody calls you about at night, and the wish not to be called',
    'PostgreSQL, Kubernetes and one of Go, TypeScript or Python',
    'Clear writing: we decide in documents, not in meetings',
  ],
  function: 'Information Technology',
  education: null,
  questions: [
    {
      body: 'What was the last outage that you were part of, and what changed afterwards?',
      type: 'free_text',
      required: true,
      answers: [
        'An expired certificate. Now two people and one program know all dates.',
        'A migration that locked a table for eleven minutes; we rehearse them on a copy since then.',
        'DNS, of course. We have fewer names now.',
      ],
    },
    { body: 'Would you take part in an on-call rota, one week in six?', type: 'boolean', required: true },
    { body: 'Which languages do you write most days?', type: 'multiple_choice', choices: ['Go', 'TypeScript', 'Python', 'Java'] },
    {
      body: 'Your time zone',
      type: 'short_text',
      answers: ['Europe/Berlin', 'Europe/Warsaw', 'Europe/Lisbon', 'Europe/London', 'Africa/Lagos'],
    },
  ],
  form: { phone: false, address: true, resume: true, summary: false },
  attributes: { 'Notice period': false, 'Languages spoken in the interview': false },
  people: developers,
}

export const product: JobFamily = {
  context:
    'Dispatchers, crane drivers and maintenance crews use what we make in twelve-hour shifts. We sit beside them on the terminal, and then decide what to build next.',
  asks: [
    'Products for people who work with their hands full',
    'Interviews, prototypes and numbers, each when it is the right tool',
    'The courage to leave things out',
  ],
  function: 'Product Management',
  education: degree,
  questions: [
    {
      body: 'Which feature did you talk your company out of, and why?',
      type: 'free_text',
      required: true,
      answers: [
        'A dashboard for managers: the crews had asked for a bigger stop button.',
        'Notifications by e-mail. Nobody reads e-mail in a crane.',
        'A second map. The first one was wrong, and we repaired it instead.',
      ],
    },
    {
      body: 'Link to your portfolio',
      type: 'short_text',
      answers: ['https://folio.example/work', 'https://cases.example/terminal', 'https://design.example/gloves'],
    },
    { body: 'A case that shows how you work', type: 'file' },
  ],
  form: { headline: false, phone: false, avatar: false, resume: true, cover_letter: true },
  attributes: { 'Notice period': true, 'First contact': false, 'Known through': false },
  people: designers,
}
